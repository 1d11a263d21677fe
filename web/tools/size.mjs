// How much script the table page with Mâamut loads, gzipped; fails over the limit.
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 90_000;
const ENTRIES = ['index.html', 'src/pages/Table.svelte', 'src/games/maamut/index.ts'];
const dist = path.join(path.dirname(new URL(import.meta.url).pathname), '..', 'dist');
const manifest = JSON.parse(fs.readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'));

/** A chunk and all it imports at once. */
function loaded(name, seen = new Set()) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`no chunk ${name} in the manifest`);
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const other of chunk.imports ?? []) loaded(other, seen);
  return seen;
}

const names = new Set();
for (const entry of ENTRIES) loaded(entry, names);
const files = new Set([...names].map((name) => manifest[name].file).filter((file) => file.endsWith('.js')));
const sizes = [...files].map((file) => [file, gzipSync(fs.readFileSync(path.join(dist, file)), { level: 9 }).length]);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
for (const [file, size] of sizes.sort((a, b) => b[1] - a[1])) console.log(`${String(size).padStart(7)}  ${file}`);
console.log(`${String(total).padStart(7)}  of ${LIMIT} bytes of script, gzipped`);
if (total > LIMIT) {
  console.error(`The table page loads ${total} bytes of script, more than ${LIMIT}.`);
  process.exit(1);
}
