// How much script the table page loads, gzipped, with each of the games; fails over the limit.
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 90_000;
const TABLE = ['index.html', 'src/pages/Table.svelte'];
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

/** All scripts that a table of this game loads before it is drawn, largest first. */
function scripts(game) {
  const names = new Set();
  for (const entry of [...TABLE, game]) loaded(entry, names);
  const files = new Set([...names].map((name) => manifest[name].file).filter((file) => file.endsWith('.js')));
  const sizes = [...files].map((file) => [file, gzipSync(fs.readFileSync(path.join(dist, file)), { level: 9 }).length]);
  return sizes.sort((a, b) => b[1] - a[1]);
}

const games = Object.keys(manifest).filter((name) => /^src\/games\/[a-z_]+\/index\.ts$/.test(name));
if (!games.length) throw new Error('no game in the manifest');
for (const game of games) {
  const sizes = scripts(game);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  console.log(`${String(total).padStart(7)}  of ${LIMIT} bytes of script, gzipped: ${game}`);
  if (total <= LIMIT) continue;
  for (const [file, size] of sizes) console.error(`${String(size).padStart(7)}  ${file}`);
  console.error(`The table page loads ${total} bytes of script with ${game}, more than ${LIMIT}.`);
  process.exitCode = 1;
}
