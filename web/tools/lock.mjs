// Completes package-lock.json with the compiled parts of other platforms that this machine's registry did not offer:
// `npm ci` wants every optional package listed, wherever it runs. Run it after `npm install` has changed the lock.
import fs from 'node:fs';
import path from 'node:path';

const file = path.join(path.dirname(new URL(import.meta.url).pathname), '..', 'package-lock.json');
const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
const PLATFORM = /-(android|darwin|freebsd|linux|openharmony|wasm32|win32)-([a-z0-9_]+)(?:-([a-z]+))?$/;

/** What a platform package says of itself, read from its name. */
function entry(name, version) {
  const [, os, cpu, kind] = PLATFORM.exec(name) ?? [];
  if (!os) return null;
  if (os === 'wasm32') return { version, cpu: ['wasm32'], dev: true, optional: true };
  const libc = os === 'linux' ? { libc: [kind === 'musl' ? 'musl' : 'glibc'] } : {};
  return { version, cpu: [cpu], dev: true, ...libc, optional: true, os: [os] };
}

let added = 0;
for (const known of Object.values({ ...lock.packages })) {
  for (const [name, version] of Object.entries(known.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`;
    const missing = !(place in lock.packages) && entry(name, version);
    if (!missing) continue;
    lock.packages[place] = missing;
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
fs.writeFileSync(file, JSON.stringify(lock, null, 2) + '\n');
console.log(`${added} platform packages added to the lock`);
