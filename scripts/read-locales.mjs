/** The texts of the product in `public/locales`, for files written at build time. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const locales = join(root, 'public/locales');

function textsOf(language) {
  const folder = join(locales, language);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    ]),
  );
}

/** By language and namespace. */
export function readLocales() {
  return Object.fromEntries(readdirSync(locales).map((name) => [name, textsOf(name)]));
}
