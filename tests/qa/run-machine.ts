import type { MachineName } from '../support/machine-models/all-test-models.generated';
import { intersectCoverage, totalCoverageOf } from '../support/model-based-testing/coverage-files';
import type { MachineCoverage } from '../support/model-based-testing/coverage-meter';
import { changedStateCount, graphOf } from '../support/model-based-testing/model-graph';
import { sampleWalkChoices, walkFromChoices } from '../support/model-based-testing/random-walks';
import { expectedOf, expectedText } from './behaviour/expected';
import { changedCounts, isWhole, pathCounts, unreachedClaims } from './claims';
import { parsePath } from './generate-paths';
import type { MachineJob } from './machine-process/jobs';
import { modelOf } from './machines';
import { type Judging, NodePathRunner } from './node-path-runner';
import type { QaOptions } from './options';
import type { PathResult } from './path-result';
import { printFailure } from './print-failure';
import { matchingPaths } from './print-paths';
import { pathName, type QaPath } from './qa-path';
import type { MachineCoverageFigures } from './report/qa-report';
import { RequestError } from './request-error';
import { ShrinkBudget, shrinkWalk } from './shrink-walk';

/** The paths of one machine that ran in Node, and what they reached. */
export interface MachineRun {
  readonly results: readonly PathResult[];
  /** Null if none of its paths was requested. */
  readonly figures: MachineCoverageFigures | null;
  /** Messages about failures outside any step of a path. */
  readonly otherFailures: readonly string[];
  /** Why some paths did not run; null if all ran. */
  readonly stopped: string | null;
  /** Whether all its paths ran, so that the figures can be compared with the stored ones. */
  readonly isWhole: boolean;
  /** The number of states of the model. */
  readonly stateCount: number;
  /** The content of its file in `tests/qa/expected`, if this behaviour is accepted. */
  readonly expectedText: string | null;
}

const NOTHING_RUN = {
  figures: null,
  otherFailures: [],
  stopped: null,
  isWhole: false,
  stateCount: 0,
  expectedText: null,
} as const;

type RunJob = Extract<MachineJob, { work: 'run' }>;

export function machineCoverageOf(
  machine: MachineName,
  reached: MachineCoverage,
): MachineCoverageFigures {
  const model = modelOf(machine);
  const total = totalCoverageOf(model.machine, model);
  return { reached: intersectCoverage(total, reached), total };
}

/** The choices that generated this walk. */
function choicesOfPath(path: QaPath, { pathOptions }: QaOptions) {
  return sampleWalkChoices(pathOptions.randomWalks).find(
    (choices) =>
      pathName(path.machine, 'walks', walkFromChoices(modelOf(path.machine), choices)) ===
      path.name,
  );
}

/** The path given to `replay`. */
function replayedPath(machine: MachineName, { patterns: [, ...words] }: QaOptions): QaPath {
  try {
    return parsePath(machine, modelOf(machine), words.join(' '));
  } catch (cause) {
    throw new RequestError(cause instanceof Error ? cause.message : String(cause));
  }
}

function requestedPaths(machine: MachineName, options: QaOptions): QaPath[] {
  if (options.command === 'replay') return [replayedPath(machine, options)];
  return matchingPaths({ ...options.pathOptions, machines: [machine] }, options.patterns);
}

/** Runs paths in order until the bound of the machine, and prints those that fail. */
async function runPaths(
  paths: readonly QaPath[],
  player: NodePathRunner,
  options: QaOptions,
  begins: (what: string) => void,
): Promise<PathResult[]> {
  const budget = new ShrinkBudget();
  const results: PathResult[] = [];
  for (const path of paths) {
    if (player.limit.reason()) break;
    begins(`it ran the path ${path.name}: ${path.title}`);
    const result = await player.run(path);
    const choices = result.failure && path.set === 'walks' && choicesOfPath(path, options);
    const shrunkTo = choices ? await shrinkWalk(path, choices, player, budget) : null;
    const reported = shrunkTo ? { ...result, shrunkTo } : result;
    results.push(reported);
    if (reported.failure) printFailure(reported);
  }
  return results;
}

/** Why the paths after the last result did not run; null if all ran. */
function stoppedBecause(
  machine: MachineName,
  paths: readonly QaPath[],
  { length }: readonly PathResult[],
  player: NodePathRunner,
): string | null {
  return length === paths.length
    ? null
    : `${machine}: ${paths.length - length} of ${paths.length} paths did not run, because ${player.limit.reason()}.`;
}

/** What the paths should have reached, counted or shown, and did not. */
function comparedWithAccepted(
  machine: MachineName,
  paths: readonly QaPath[],
  player: NodePathRunner,
  judging: Judging,
): string[] {
  const all = isWhole(machine, paths);
  const isJudged = judging === 'machine';
  return [
    ...unreachedClaims(machine, paths, player.coverage()),
    ...(all ? player.missing().map((words) => `${words}.`) : []),
    ...(isJudged ? changedCounts(machine, paths, expectedOf(machine).paths) : []),
    ...(isJudged && all ? changedStateCount(modelOf(machine)) : []),
    ...(isJudged ? player.changedDelays().map((words) => `${machine}: ${words}.`) : []),
  ];
}

/** Runs the requested paths of one machine in Node. */
export async function runMachine(
  { machine, options, judging }: RunJob,
  begins: (what: string) => void,
): Promise<MachineRun> {
  const paths = requestedPaths(machine, options);
  const player = new NodePathRunner(machine, judging);
  const results = await runPaths(paths, player, options, begins);
  if (paths.length === 0) return { ...NOTHING_RUN, results };
  begins('its results were compared');
  const stopped = stoppedBecause(machine, paths, results, player);
  const isRecording = judging === 'recording';
  return {
    results,
    stopped,
    figures: machineCoverageOf(machine, player.coverage()),
    otherFailures: stopped ? [] : comparedWithAccepted(machine, paths, player, judging),
    isWhole: !stopped && isWhole(machine, paths),
    stateCount: graphOf(modelOf(machine)).stateCount,
    expectedText: isRecording
      ? expectedText(modelOf(machine).machine, { ...player.seen(), paths: pathCounts(machine) })
      : null,
  };
}
