import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#domain/format/languages';
import type { RouteRequests } from '#domain/public-urls/document-requests';
import { textFile } from '#domain/texts/text-files';
import { PAGES_FOLDER, WEB_FOLDER } from './build-folders';
import { readBuildContents, scriptsOfImport, scriptsOfPage } from './code-of-page';
import type { PortalNeeds } from './route-requests';
import { type Texts, textGroup } from './texts';

/** The code of every page behind the sign-in, by the module that is imported. */
const FRAME = [/\/signed-in-routes$/, /\/shell\/shell$/];

/** The code that draws a list in a wide window, and as cards on a phone. */
const GRID = /\/data-table-grid$/;
const CARDS = /\/data-table-cards$/;

/**
 * Writes what the documents of the pages behind the sign-in request first: files that hold the
 * texts of a page together, and `pages/first-requests.json`, from which the server fills its
 * documents. The routes say what their pages need; the contents of the build, which files hold
 * their code.
 * @param previews the addresses of the lists that are shown before the app, by their names
 */
export function writePageRequests(
  needs: PortalNeeds,
  texts: Texts,
  previews: Readonly<Record<string, string>>,
): void {
  const groups = [needs.texts, ...needs.routes.map((route) => route.texts)];
  for (const names of groups.filter(({ length }) => length > 1)) writeTextGroup(names, texts);
  const contents = readBuildContents('contents.json');
  const frame = FRAME.flatMap((request) => scriptsOfImport(contents, request));
  const listScripts = (request: RegExp) =>
    scriptsOfImport(contents, request).filter((file) => !frame.includes(file));
  const grid = listScripts(GRID);
  const cards = listScripts(CARDS);
  const routes = needs.routes.map(
    ({ component, texts: own, hasRows, previewName, ...route }): RouteRequests => ({
      ...route,
      preview: previewOf(previewName, previews),
      wideScripts: hasRows ? grid : [],
      phoneScripts: hasRows ? cards : [],
      scripts: [...new Set([...frame, ...scriptsOfPage(contents, component)])],
      texts: [needs.texts, own].filter((names) => names.length > 0),
    }),
  );
  const file = join(PAGES_FOLDER, 'first-requests.json');
  writeFileSync(file, JSON.stringify({ user: needs.user, routes }));
}

function previewOf(
  name: string | null,
  previews: Readonly<Record<string, string>>,
): RouteRequests['preview'] {
  if (name === null) return null;
  const address = previews[name];
  if (address === undefined) throw new Error(`The preview ${name} was not written.`);
  return { name, address };
}

function writeTextGroup(names: readonly string[], texts: Texts): void {
  for (const language of LANGUAGES) {
    const file = join(WEB_FOLDER, textFile(language, names));
    writeFileSync(file, JSON.stringify(textGroup(texts, names, language)));
  }
}
