/** The silhouettes of the six beasts of the valley, put on the sheet as this is loaded. */
import bearHead from './icons/bear-head';
import bison from './icons/bison';
import mammoth from './icons/mammoth';
import rhinocerosHorn from './icons/rhinoceros-horn';
import saberToothedCatHead from './icons/saber-toothed-cat-head';
import wolfHead from './icons/wolf-head';
import { icon } from './icons';

icon('bear-head', bearHead);
icon('bison', bison);
icon('mammoth', mammoth);
icon('rhinoceros-horn', rhinocerosHorn);
icon('saber-toothed-cat-head', saberToothedCatHead);
icon('wolf-head', wolfHead);
