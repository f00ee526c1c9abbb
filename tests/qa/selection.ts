import type { QaPath } from './qa-path';

/** Whether a path is meant: by its name, by `machine:number`, or by a pattern in which `*` stands for anything. */
const isMeant = (wish: string, { machine, number, name, title }: QaPath): boolean => {
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
};

/** The paths that any of the wishes means; all of them where nothing is wished. */
export const selected = (paths: readonly QaPath[], wishes: readonly string[]): QaPath[] =>
  paths.filter((path) => wishes.length === 0 || wishes.some((wish) => isMeant(wish, path)));

/** The machine to which a wish is bound by its first word, so that the others need no paths. */
export const machineIn = <Name extends string>(
  wish: string,
  machines: readonly Name[],
): Name | undefined => machines.find((name) => new RegExp(`^${name}([/:]|$)`).test(wish));
