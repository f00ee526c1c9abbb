import type { QaPath } from './qa-path';

/**
 * Whether a pattern selects a path: by its name, by `machine:number`, or by a pattern in which `*`
 * matches anything.
 */
function matchesPattern(wish: string, { machine, number, name, title }: QaPath): boolean {
  if (wish === name || wish === `${machine}:${number}`) return true;
  if (/^\w+:\d+$/.test(wish)) return false;
  const pattern = new RegExp(
    wish
      .split('*')
      .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
    'i',
  );
  return pattern.test(name) || pattern.test(title);
}

/** The paths that match any of the patterns; all paths when there are no patterns. */
export function selectPaths(paths: readonly QaPath[], wishes: readonly string[]): QaPath[] {
  return paths.filter(
    (path) => wishes.length === 0 || wishes.some((wish) => matchesPattern(wish, path)),
  );
}

/**
 * The machine named by the first word of a pattern, so that paths of other machines are not
 * generated.
 */
export function machineOfPattern<Name extends string>(
  wish: string,
  machines: readonly Name[],
): Name | undefined {
  return machines.find((name) => new RegExp(`^${name}([/:]|$)`).test(wish));
}
