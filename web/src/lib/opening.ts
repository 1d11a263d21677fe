/** Opens a table and goes there. */
import { games, post } from './api';
import { newChairs, usualChairs, type Draft } from './chairs';
import { t } from './i18n.svelte';
import { Wish } from './ids';
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
  go(created.path);
}

/** One click: you against bots, at the first game that is open or at the one named. */
export async function playBots(game?: string): Promise<void> {
  const open = (await games()).games;
  const form = open.find((one) => one.id === game) ?? open[0];
  if (!form) return;
  await openTable(form.id, usualChairs(form.seats, me().name || t('web.guest')), {});
}
