/** The texts of the product as they lie in `public/locales`, for what is written before any browser asks. */
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
export const readLocales = () =>
  Object.fromEntries(readdirSync(locales).map((name) => [name, textsOf(name)]));
