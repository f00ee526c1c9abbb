import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const sourceFile = /\.(?:ts|tsx)$/;
const specifiers =
  /(?:^|[;\s}])(?:import|export)(?:\s+type)?\s*(?:[\w*$\s{},]+?\sfrom\s*|\{[^}]*\}\s*from\s*)?(['"])([^'"\n]+)\1|\bimport\(\s*(['"])([^'"\n]+)\3\s*\)/g;

/**
 * @param pattern of the paths; by default the TypeScript files
 * @returns the files below the folders, from the root, with forward slashes
 */
export function sourceFiles(
  root: string,
  folders: readonly string[],
  pattern = sourceFile,
): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
        .filter((path) => pattern.test(path)),
    );
}

export interface Import {
  /** As spelled in the code. */
  specifier: string;
  /** Imported at run time: `import('…')`. */
  isLazy: boolean;
}

/** @returns what a module imports, types included */
export function importsOf(root: string, file: string): Import[] {
  const code = withoutComments(readFileSync(join(root, file), 'utf8'));
  return [...code.matchAll(specifiers)].flatMap(([, , early, , lazy]) => {
    const specifier = early ?? lazy;
    return specifier ? [{ specifier, isLazy: early === undefined }] : [];
  });
}

/**
 * @param specifier as spelled in `file`
 * @returns the path of the project's module that it names, or undefined for a package
 */
export function resolved(root: string, file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) {
    const path = specifier.slice(1);
    return withExtension(root, path.startsWith('openapi/') ? path : posix.join('src', path));
  }
  if (!specifier.startsWith('.')) return undefined;
  return withExtension(root, posix.join(dirname(file).replaceAll('\\', '/'), specifier));
}

function withExtension(root: string, path: string): string {
  const candidates = [path, `${path}.ts`, `${path}.tsx`, path.replace(/\.js$/, '.ts')];
  const found = candidates.find((candidate) => isFile(join(root, candidate)));
  return found ?? path;
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** Removes comments, keeps strings: a specifier is a string, and may contain two slashes. */
function withoutComments(code: string): string {
  const textOrComment = /(['"])(?:\\.|(?!\1)[^\\\n])*\1|\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
  return code.replaceAll(textOrComment, (found, quote: string | undefined) => (quote ? found : ''));
}
