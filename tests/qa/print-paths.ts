import { type PathOptions, pathsOfModel } from './generate-paths';
import type { MachineJob } from './machine-process/jobs';
import { modelOf } from './machines';
import { selectPaths } from './path-patterns';
import type { QaPath } from './qa-path';
import { transitionLabel } from './report/markup';

/** All paths of the options that match the patterns, machine by machine. */
export function matchingPaths(listing: PathOptions, wishes: readonly string[]): QaPath[] {
  return listing.machines.flatMap((machine) =>
    selectPaths(pathsOfModel(machine, modelOf(machine), listing), wishes),
  );
}

function addedCoverageText({ set, adds }: QaPath): string {
  if (adds.length === 0) return '+0';
  if (set === 'pairs') {
    const pairs = adds.map((pair) => pair.split(' → ').map(transitionLabel).join(' then '));
    return `+${adds.length} ${pairs.join('; ')}`;
  }
  return `+${adds.length} ${adds.map((key) => (set === 'ignored' ? `ignored in ${key}` : transitionLabel(key))).join('; ')}`;
}

/** One path as one line, with its steps below. */
export function pathText(path: QaPath): string {
  return [
    `${path.machine}:${path.number}`.padEnd(26),
    path.name.padEnd(38),
    `${path.path.steps.length} steps`.padEnd(9),
    `ends in ${path.target.padEnd(24)}`,
    addedCoverageText(path),
    `\n    ${path.title}`,
  ].join(' ');
}

/** The paths of one machine as text. */
export async function listMachine({
  machine,
  options: { pathOptions, patterns },
}: Extract<MachineJob, { work: 'list' }>): Promise<string[]> {
  return matchingPaths({ ...pathOptions, machines: [machine] }, patterns).map(pathText);
}

/** The printed list: the same options give the same bytes. */
export function pathListText({ randomWalks }: PathOptions, texts: readonly string[]): string {
  return [
    `${texts.length} paths; seed ${randomWalks.seed}, ${randomWalks.count} walks of up to ${randomWalks.length} steps a machine`,
    ...texts,
    '',
  ].join('\n');
}
