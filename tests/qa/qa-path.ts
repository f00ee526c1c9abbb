import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE } from '#domain/format/languages';
import type { MachineName } from '../support/machine-models/all-test-models.generated';
import type { ModelPath } from '../support/model-based-testing/model-graph';
import { pathTitle } from '../support/model-based-testing/run-path';

/**
 * The sets of paths. `shortest`: to each transition; `refusals`: to each guard that refuses;
 * `ignored`: to each state, and there every event that it has no transition for; `pairs`: every two
 * transitions that can follow each other; `cover`: all transitions and refusals with few steps;
 * `walks`: random walks from a seed.
 */
export const PATH_SETS = ['shortest', 'refusals', 'ignored', 'pairs', 'cover', 'walks'] as const;
export type PathSet = (typeof PATH_SETS)[number];

/** A path that can be requested. */
export interface QaPath {
  readonly machine: MachineName;
  readonly set: PathSet | 'replay';
  /** `machine/set/digest of the path`: the same as long as the steps are the same. */
  readonly name: string;
  /** Its position in the list of its machine, from 1; it depends on the seed and on the sets. */
  readonly number: number;
  /** The initial state and the steps, in the form that `replay` takes. */
  readonly title: string;
  readonly path: ModelPath;
  /** The state in which it ends. */
  readonly target: string;
  /** What it covers first in its set: transitions, pairs, or guards that refuse. */
  readonly adds: readonly string[];
}

/** The name of a path through a machine. */
export function pathName(machine: MachineName, set: QaPath['set'], path: ModelPath): string {
  return `${machine}/${set}/${createHash('sha256').update(pathTitle(path)).digest('hex').slice(0, 8)}`;
}

/** A word quoted for a shell, whatever it contains. */
function shellQuoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/** The command that replays a path, from any set. */
export function replayCommand(
  { machine, title }: { readonly machine: string; readonly title: string },
  language: string | null,
): string {
  const level = language === null ? '' : ' --browser';
  const spoken =
    language === null || language === DEFAULT_LANGUAGE ? '' : ` --language ${language}`;
  return `npm run qa -- replay ${machine} ${shellQuoted(title)}${level}${spoken}`;
}
