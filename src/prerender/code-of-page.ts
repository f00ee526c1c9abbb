import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A part of a build that is loaded at once; `bundler/build-contents.ts` writes them down. */
export interface LoadedTogether {
  /** Whether a document loads it, not an import in the code. */
  readonly initial: boolean;
  /** The imports that load it, as they are written in the code. */
  readonly requests: readonly string[];
  readonly files: readonly string[];
  /** From the folder of the project. */
  readonly modules: readonly string[];
}

/** What the build of the portal, or of the public pages, consists of. */
export function readBuildContents(
  file: 'contents.json' | 'contents-of-public-app.json',
): LoadedTogether[] {
  return JSON.parse(readFileSync(resolve('dist', file), 'utf8'));
}

/**
 * The addresses of the scripts that an import loads.
 * @param request the end of the path that the code imports
 * @throws if nothing imports it
 */
export function scriptsOfImport(contents: readonly LoadedTogether[], request: RegExp): string[] {
  const isImported = ({ requests }: LoadedTogether) => requests.some((one) => request.test(one));
  return scriptsOf(contents, isImported, String(request));
}

/**
 * The addresses of the scripts of a page: those of the import of the module that exports its
 * component.
 * @throws if the component is not in the build
 */
export function scriptsOfPage(contents: readonly LoadedTogether[], component: string): string[] {
  const definition = new RegExp(
    `^export (?:function ${component}\\b|\\{[^}]*\\b${component}\\b)`,
    'm',
  );
  const isPage = ({ requests, modules }: LoadedTogether) =>
    modules.some((module) => {
      const name = fileNameOf(module.replace(/\.tsx$/, ''));
      // A page whose code is fetched without running it is imported through `<page>-code`.
      const isImported = requests.some((request) =>
        [name, `${name}-code`].includes(fileNameOf(request)),
      );
      return isImported && definition.test(readFileSync(module, 'utf8'));
    });
  return scriptsOf(contents, isPage, component);
}

function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function scriptsOf(
  contents: readonly LoadedTogether[],
  isWanted: (group: LoadedTogether) => boolean,
  name: string,
): string[] {
  const group = contents.find((one) => !one.initial && isWanted(one));
  if (!group) throw new Error(`The code of ${name} is not in the build.`);
  return group.files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
}
