/** Opens a table and goes there. */
import { post } from './api';
import { newChairs, withBots, type Draft } from './chairs';
import { t } from './i18n.svelte';
import { Wish } from './ids';
import { remember, type Last } from './last';
import { me, rename } from './me.svelte';
import type { OptionValue } from './options';
import type { Created } from './protocol';
import { go } from './router.svelte';

/** A button pressed twice, or once more because no answer came, opens one table. */
const wish = new Wish();

export async function openTable(game: string, chairs: readonly Draft[], options: Record<string, OptionValue>): Promise<void> {
  const mine = chairs.find((chair) => chair.sitter === 'me')?.name.trim();
  if (mine && mine !== me().name) await rename(mine);
  const table = { game, chairs: newChairs(chairs), options, name: mine || me().name || t('web.guest') };
  const created = await post<Created>('/api/tables', { ...table, id: wish.of(table) });
  wish.fulfilled();
  remember(game, chairs);
  go(created.path);
}

/** You against bots, at once. */
export const playBots = ({ game, seats, bot }: Last): Promise<void> => openTable(game, withBots(seats, me().name || t('web.guest'), bot), {});
