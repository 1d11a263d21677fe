/** The mammoth, our own drawing: a box of about 216 x 164, feet on y = 152, looking right. */
import { lerp, seeded, spread } from './seed';

const BODY =
  'M20 84C22 62 40 52 60 46C76 41 84 26 100 21C112 18 119 27 126 30C130 20 137 10 148 10C160 10 166 22 168 36C170 46 176 52 179 64C184 84 182 104 186 118C188 126 194 130 200 127C204 125 206 131 202 135C194 142 181 141 175 131C169 119 169 104 164 94C160 98 156 100 152 100L150 110L146 106L147 122C148 132 149 142 150 150Q150 153 146 153H126Q122 153 122 149L121 132L116 138L113 130L108 139L104 130L98 137L93 129L88 136L84 128L80 134C79 140 80 145 80 149Q80 153 76 153H56Q52 153 52 149C52 141 50 134 46 129L42 136L39 126L34 131C28 120 22 104 20 84Z';
const FAR_LEGS =
  'M100 118L98 150Q98 153 101 153H118Q121 153 121 150L122 116ZM34 112C34 128 30 140 28 149Q27 153 31 153H47Q51 153 51 149L56 116Z';

type Patch = [left: number, top: number, right: number, bottom: number];

/** `detail` below 1 draws fewer hairs, for small pieces. */
export function mammoth(id = 'mam', seed = 'mam', detail = 1): string {
  const r = seeded(seed);
  const hair = (count: number, box: Patch, long: number, lean: number): string => {
    let d = '';
    for (let i = 0; i < count * detail; i++) {
      const x = lerp(box[0], box[2], r());
      const y = lerp(box[1], box[3], r());
      const l = long * (0.6 + r() * 0.8);
      const bend = `${Math.round(lean + spread(r, 2))} ${Math.round(l * 0.5)}`;
      d += `M${Math.round(x)} ${Math.round(y)}q${bend} ${Math.round(lean * 0.6 + spread(r, 2))} ${Math.round(l)}`;
    }
    return d;
  };
  return `<g id="${id}"><linearGradient id="${id}b" x1=".2" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#a5714a"/><stop offset=".42" stop-color="#6e432a"/><stop offset="1" stop-color="#2f1b13"/></linearGradient>
<linearGradient id="${id}t" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="#fff8e6"/><stop offset=".6" stop-color="#e8d3a6"/><stop offset="1" stop-color="#a98551"/></linearGradient>
<clipPath id="${id}c"><path d="${BODY}"/></clipPath>
<path d="${FAR_LEGS}" fill="#24140e"/>
<path d="M172 84C180 106 206 114 215 70C217 88 216 96 212 106C204 118 176 118 164 92Z" fill="#a98a5b"/>
<path d="${BODY}" fill="url(#${id}b)"/>
<g clip-path="url(#${id}c)" fill="none" stroke-linecap="round">
<path d="${hair(64, [18, 62, 152, 134], 19, -2)}" stroke="#22120b" stroke-width="1.5" opacity=".5"/>
<path d="${hair(62, [20, 46, 142, 112], 16, -3)}" stroke="#8a5736" stroke-width="1.1" opacity=".7"/>
<path d="${hair(38, [36, 26, 132, 72], 13, -4)}" stroke="#c88f5d" stroke-width="1" opacity=".8"/>
<path d="${hair(22, [124, 8, 168, 40], 11, -3)}" stroke="#c48b5a" stroke-width="1" opacity=".8"/>
<path d="${hair(20, [50, 20, 120, 44], 9, -4)}" stroke="#f3cf9c" stroke-width=".9" opacity=".7"/>
<path d="M20 84C22 62 40 52 60 46C76 41 84 26 100 21C112 18 119 27 126 30C130 20 137 10 148 10C160 10 166 22 168 36" stroke="#f6cf9b" stroke-width="2.4" opacity=".8"/>
<path d="M168 40C172 50 175 58 177 70C180 92 178 108 184 122" stroke="#d6a271" stroke-width="2.4" opacity=".5"/>
<path d="M160 96C166 108 168 122 177 131" stroke="#1f110b" stroke-width="6" opacity=".45"/>
<path d="M167 62q8 2 12 0M170 70q7 2 11 0M171 78q7 2 11 0M172 86q7 2 11 0M172 94q6 2 10 0M173 102q6 2 10 0M175 110q6 1 10-1M178 118q6 0 9-3" stroke="#24140e" stroke-width="1" opacity=".55"/>
<path d="M148 104C138 92 132 70 127 28" stroke="#1f110b" stroke-width="10" opacity=".25"/>
<path d="M52 153C51 140 48 130 46 124M122 153C121 138 121 130 121 124" stroke="#120a06" stroke-width="5" opacity=".4"/>
</g>
<path d="M131 24Q134 9 145 6.5Q149 3 152 6Q157 5 160 9.5Q166 12 167 21Q162 13 154 12Q142 11 131 24Z" fill="#9a6642"/><path d="M140 14q3-6 8-7M148 11q2-4 6-4M156 12q3-1 5 2" stroke="#d9a878" stroke-width="1.2" fill="none" stroke-linecap="round"/>
<path d="M129 42C137 38 145 46 143 60C142 69 136 75 131 70C125 64 123 48 129 42Z" fill="#3d2317" opacity=".9"/><path d="M130 45C136 43 140 50 139 60M127 50C126 58 128 64 131 67" stroke="#a06c46" stroke-width="1.4" fill="none" opacity=".9"/>
<path d="M152.5 47.5Q156 43.5 160 46.5Q157 50 152.5 47.5Z" fill="#120a06"/><circle cx="156.6" cy="46.3" r=".9" fill="#ffdf9e"/><path d="M150 43q6-4 12 1" stroke="#1d0f09" stroke-width="1.3" fill="none" opacity=".7"/>
<path d="M157 79C158 110 190 126 203 104C208 95 207 86 210 74C214 88 214 100 209 111C196 136 152 122 147 85C146 75 157 72 157 79Z" fill="url(#${id}t)" stroke="#5d4023" stroke-width="1"/>
<path d="M151 86C156 112 186 126 203 107" stroke="#fffaf0" stroke-width="1.6" fill="none" opacity=".8"/>
<path d="M56 152.5v-3M62 152.5v-3M68 152.5v-3M74 152.5v-3M127 152.5v-3M133 152.5v-3M139 152.5v-3M145 152.5v-3" stroke="#b8966a" stroke-width="2.6" stroke-linecap="round" opacity=".75"/>
<path d="M21 78C14 90 16 104 14 116C18 112 20 104 22 98Z" fill="#2f1b13"/></g>`;
}
