/** French texts for the gallery, enough to see how long they are. */
import type { Fields, Translate } from '../board/types';

const WORDS: Record<string, string> = {
  'maamut.seat.waits': 'attend',
  'maamut.seat.you': 'c’est à vous',
  'maamut.seat.turn': 'joue',
  'maamut.seat.out': 'éliminé',
  'maamut.action.lay': 'Poser un piège',
  'maamut.action.lay.here': 'ici, dans l’herbe',
  'maamut.action.lift': 'Relever le piège',
  'maamut.action.lift.own': 'le vôtre',
  'maamut.action.lift.other': 'de {owner}',
  'maamut.action.here': 'ici : {ground}',
  'maamut.action.pass': 'Échanger',
  'maamut.action.pass.then': 'puis passer',
  'maamut.action.pass.pick': 'quelle carte ?',
  'maamut.action.pass.card': 'la carte {card}',
  'maamut.why.not_now': 'pas maintenant',
  'maamut.ground.snow': 'neige',
  'maamut.ground.grass': 'herbe',
  'maamut.ground.rock': 'rocher',
  'maamut.ground.cross': 'la croix',
  'maamut.about.snow': 'On y marche, mais le sol est trop dur : pas de fosse ici.',
  'maamut.hint.card': 'Carte {card} choisie. Touchez une case éclairée pour marcher, ou faites autre chose.',
  'maamut.hint.turn': 'Choisissez une carte, ou faites autre chose.',
  'maamut.preview.trap_own': 'poussé {direction}, le mammouth court {n} cases et tombe dans votre fosse.',
  'maamut.preview.cornered': 'le mammouth n’a pas d’issue : votre chasseur est perdu.',
  'maamut.direction.NW': 'au nord-ouest',
  'web.tip.rule': 'règle {rule}',
};

export const t: Translate = (key: string, fields: Fields = {}) =>
  (WORDS[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name] ?? ''));
