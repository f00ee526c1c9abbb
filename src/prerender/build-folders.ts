import { resolve } from 'node:path';

/** The folders of the project that the build reads and writes; it runs in the folder of the project. */
export const WEB_FOLDER = resolve('dist/web');

/** The documents of the portal and of the public pages in each language, from which the server answers. */
export const PAGES_FOLDER = resolve('dist/web/pages');

export const TEXTS_FOLDER = resolve('public/locales');
