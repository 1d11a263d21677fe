/** The colour and the silhouette of what points come from, by the names the engine gives. */
import animalHide from '../../art/icons/animal-hide';
import bison from '../../art/icons/bison';
import caveman from '../../art/icons/caveman';
import flame from '../../art/icons/flame';
import horseHead from '../../art/icons/horse-head';
import ivoryTusks from '../../art/icons/ivory-tusks';
import mammoth from '../../art/icons/mammoth';
import meat from '../../art/icons/meat';
import rabbitHead from '../../art/icons/rabbit-head';
import spikyPit from '../../art/icons/spiky-pit';
import stoneAxe from '../../art/icons/stone-axe';
import tomahawk from '../../art/icons/tomahawk';
import totemHead from '../../art/icons/totem-head';

export interface Look {
  tone: string;
  icon: string;
  body: string;
}
const look = (tone: string, icon: string, body: string): Look => ({ tone, icon, body });

/** Tones of the paint pots: dark ink reads on each, by day and by night. */
const LOOKS: Readonly<Record<string, Look>> = {
  hide: look('#d6ab72', 'animal-hide', animalHide),
  tusk: look('#cfc6b4', 'ivory-tusks', ivoryTusks),
  meat: look('#d5806a', 'meat', meat),
  fire: look('#f0a63c', 'flame', flame),
  set: look('#9dbb6c', 'rabbit-head', rabbitHead),
  axe: look('#8fa6bd', 'stone-axe', stoneAxe),
  pairs: look('#d6ab72', 'bison', bison),
  totem: look('#d5806a', 'totem-head', totemHead),
  horse: look('#cfc6b4', 'horse-head', horseHead),
  tomahawk: look('#8fa6bd', 'tomahawk', tomahawk),
  no_mammoth: look('#cfc6b4', 'caveman', caveman),
  one_mammoth: look('#d6ab72', 'mammoth', mammoth),
  mammoths: look('#f0a63c', 'mammoth', mammoth),
  laid: look('#d6ab72', 'spiky-pit', spikyPit),
  founded: look('#9dbb6c', 'flame', flame),
  taken: look('#d5806a', 'stone-axe', stoneAxe),
};
const PLAIN = look('#cfc6b4', 'caveman', caveman);

export const lookOf = (source: string): Look => LOOKS[source] ?? PLAIN;
