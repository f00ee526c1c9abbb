import { modelOf } from './machines';
import { type Listing, pathsOfModel } from './path-list';
import type { QaPath } from './qa-path';
import { spokenKey } from './report/markup';
import { selected } from './selection';

/** All paths of a listing that are wished for, machine after machine. */
export const listed = (listing: Listing, wishes: readonly string[]): QaPath[] =>
  listing.machines.flatMap((machine) =>
    selected(pathsOfModel(machine, modelOf(machine), listing), wishes),
  );

const addsOf = ({ set, adds }: QaPath): string => {
  if (adds.length === 0) return '+0';
  if (set === 'pairs') {
    const pairs = adds.map((pair) => pair.split(' → ').map(spokenKey).join(' then '));
    return `+${adds.length} ${pairs.join('; ')}`;
  }
  return `+${adds.length} ${adds.map((key) => (set === 'ignored' ? `ignored in ${key}` : spokenKey(key))).join('; ')}`;
};

/** One path as one line, and the way it goes below. */
const entry = (path: QaPath): string =>
  [
    `${path.machine}:${path.number}`.padEnd(26),
    path.name.padEnd(38),
    `${path.path.steps.length} steps`.padEnd(9),
    `ends in ${path.target.padEnd(24)}`,
    addsOf(path),
    `\n    ${path.title}`,
  ].join(' ');

/** The list as it is printed: the same options give the same bytes. */
export const listText = ({ walking }: Listing, paths: readonly QaPath[]): string =>
  [
    `${paths.length} paths; seed ${walking.seed}, ${walking.count} walks of up to ${walking.length} steps a machine`,
    ...paths.map(entry),
    '',
  ].join('\n');
