/** Limits of a folder's path in the image library. */
export const FOLDER_LIMITS = { depth: 5, name: 60, path: 200 } as const;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a name must not hold.
const CONTROL = /[\u0000-\u001f\u007f]/;

function isName(name: string): boolean {
  return name !== '' && name.length <= FOLDER_LIMITS.name && !CONTROL.test(name);
}

/**
 * The path of a folder as the library stores it: names joined by slashes, without spaces around
 * them; empty for no folder. Null for an invalid path.
 */
export function normalizeFolderPath(written: string): string | null {
  const names = written
    .normalize('NFC')
    .split('/')
    .map((name) => name.trim());
  if (names.length === 1 && names[0] === '') return '';
  const path = names.join('/');
  const isWithin = names.length <= FOLDER_LIMITS.depth && path.length <= FOLDER_LIMITS.path;
  return isWithin && names.every(isName) ? path : null;
}

/**
 * The new path of a folder at or inside `from` after that is moved to `to`; null beyond the limits.
 */
export function movedFolder(path: string, from: string, to: string): string | null {
  return normalizeFolderPath(`${to}${path.slice(from.length)}`);
}

/** The last name of a path. */
export function folderName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A folder with the number of its images, including its subfolders. */
export interface FolderCount {
  readonly path: string;
  readonly count: number;
}

/** The direct subfolders of a folder, with the number of all images below them, sorted by name. */
export function subfolders(all: readonly FolderCount[], path: string): FolderCount[] {
  const start = path === '' ? '' : `${path}/`;
  const sums = new Map<string, number>();
  for (const folder of all) {
    if (folder.path === '' || !folder.path.startsWith(start) || folder.path === path) continue;
    const [name = ''] = folder.path.slice(start.length).split('/');
    const child = `${start}${name}`;
    sums.set(child, (sums.get(child) ?? 0) + folder.count);
  }
  return [...sums].map(([child, count]) => ({ path: child, count }));
}
