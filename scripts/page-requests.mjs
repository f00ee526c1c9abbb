/**
 * Writes what the documents of the pages behind the sign-in request first: files that hold the
 * texts of a page together, and dist/web/pages/first-requests.json, from which the server fills its
 * documents. The routes say what their pages need; the contents of the build, which files hold
 * their code.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const web = join(root, 'dist/web');
/** As in src/domain/format/languages.ts. */
const FALLBACK_LANGUAGE = 'en';

/** The code of every page behind the sign-in, by the module that is imported. */
const FRAME = [/\/signed-in-routes$/, /\/shell\/shell$/];

/** The code that draws a list in a wide window, and as cards on a phone. */
const GRID = /\/data-table-grid$/;
const CARDS = /\/data-table-cards$/;

/**
 * @param needs the result of `portalNeeds` (src/prerender-first-requests.ts)
 * @param previews the addresses of the pages before the program, by their names
 */
export function writePageRequests(needs, locales, previews) {
  const groups = [needs.texts, ...needs.routes.map(({ texts }) => texts)];
  for (const names of groups.filter(({ length }) => length > 1)) writeTextGroup(names, locales);
  const contents = JSON.parse(readFileSync(join(root, 'dist/contents.json'), 'utf8'));
  const frame = FRAME.flatMap((request) => scriptsOf(contents, importsOf(request), request));
  const listScripts = (request) =>
    scriptsOf(contents, importsOf(request), request).filter((file) => !frame.includes(file));
  const grid = listScripts(GRID);
  const cards = listScripts(CARDS);
  const routes = needs.routes.map(({ component, texts, hasRows, previewName, ...route }) => ({
    ...route,
    preview: previewName === null ? null : { name: previewName, address: previews[previewName] },
    wideScripts: hasRows ? grid : [],
    phoneScripts: hasRows ? cards : [],
    scripts: [...new Set([...frame, ...pageScripts(contents, component)])],
    texts: [needs.texts, texts].filter((names) => names.length > 0),
  }));
  const file = join(web, 'pages/first-requests.json');
  writeFileSync(file, JSON.stringify({ user: needs.user, routes }));
}

function importsOf(request) {
  return ({ requests }) => requests.some((one) => request.test(one));
}

function fileOf(names) {
  return [...names].sort((one, other) => (one < other ? -1 : 1)).join('.');
}

function writeTextGroup(names, locales) {
  const textsIn = (language) =>
    Object.fromEntries(names.map((name) => [name, locales[language][name]]));
  for (const language of Object.keys(locales)) {
    // A text that is missing in a language is shown in the fallback language.
    const group = {
      [language]: textsIn(language),
      [FALLBACK_LANGUAGE]: textsIn(FALLBACK_LANGUAGE),
    };
    writeFileSync(join(web, `locales/${language}/${fileOf(names)}.json`), JSON.stringify(group));
  }
}

/** The code of a page: the import of the module that exports its component. */
function pageScripts(contents, component) {
  const definition = new RegExp(
    `^export (?:function ${component}\\b|\\{[^}]*\\b${component}\\b)`,
    'm',
  );
  const isPage = ({ requests, modules }) =>
    modules.some((module) => {
      const name = module
        .replace(/\.tsx$/, '')
        .split('/')
        .at(-1);
      // A page whose code is fetched without running it is imported through `<page>-code`.
      const isImported = requests.some((request) =>
        [name, `${name}-code`].includes(request.split('/').at(-1)),
      );
      return isImported && definition.test(readFileSync(join(root, module), 'utf8'));
    });
  return scriptsOf(contents, isPage, component);
}

function scriptsOf(contents, isWanted, name) {
  const group = contents.find((one) => !one.initial && isWanted(one));
  if (!group) throw new Error(`The code of ${name} is not in the build.`);
  return group.files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
}
