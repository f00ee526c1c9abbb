import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MachineName } from '../support/machine-scripts/all-scripts';
import type { MachineCoverage } from '../support/model/coverage-meter';
import { countedIn, totalOf } from '../support/model/coverage-report';
import { choicesFrom, walkOf } from '../support/model/walks';
import { expectedOf, writeExpected } from './behaviour/expected';
import { changedCounts, isWhole, pathCounts, unreachedClaims } from './claims';
import { droppedFigures } from './coverage-guard';
import { lifecycleDifferences } from './lifecycles/expected-lifecycles';
import { listed } from './list';
import { modelOf } from './machines';
import { lostFrom } from './meant';
import { type Judging, NodePlayer } from './node-player';
import type { QaOptions } from './options';
import type { PathResult } from './path-result';
import { nameOf, type QaPath, replayLine } from './qa-path';
import { failureText } from './report/failure-text';
import { html } from './report/html';
import { junit } from './report/junit';
import { KINDS, type MachineFigures, type QaReport } from './report/qa-report';
import { proofsBy } from './requirements/proofs';
import { shrunk } from './shrinking';

/** What was played, and what it reached of each machine. */
export interface Played {
  readonly results: readonly PathResult[];
  readonly machines: readonly MachineFigures[];
  /** What went wrong where no step of a path was, in words. */
  readonly besides?: readonly string[];
  /** Machines of which all paths were played, so that their figures can be compared with those kept. */
  readonly whole: readonly string[];
  /** Keeps what happened as what is expected from now on. */
  readonly keep?: () => void;
}

export const figuresOf = (machine: MachineName, reached: MachineCoverage): MachineFigures => {
  const model = modelOf(machine);
  const total = totalOf(model.machine, model);
  return { reached: countedIn(total, reached), total };
};

const machinesIn = (paths: readonly QaPath[]): MachineName[] => [
  ...new Set(paths.map(({ machine }) => machine)),
];

/** The choices that a walk of this seed was made of. */
const choicesBehind = (path: QaPath, { listing }: QaOptions) =>
  choicesFrom(listing.walking).find(
    (choices) =>
      nameOf(path.machine, 'walks', walkOf(modelOf(path.machine), choices)) === path.name,
  );

const playedOne = async (
  path: QaPath,
  player: NodePlayer,
  options: QaOptions,
): Promise<PathResult> => {
  const result = await player.play(path);
  if (!result.failure || path.set !== 'walks') return result;
  const choices = choicesBehind(path, options);
  const shrunkTo = choices && (await shrunk(path, choices, player));
  return shrunkTo ? { ...result, shrunkTo } : result;
};

/** Plays paths in Node, machine after machine, and says how far it is. */
export const playInNode = async (
  paths: readonly QaPath[],
  options: QaOptions,
  judging: Judging = 'machine',
): Promise<Played> => {
  const results: PathResult[] = [];
  const besides: string[] = [];
  const machines: MachineFigures[] = [];
  const whole: MachineName[] = [];
  const players = new Map<MachineName, NodePlayer>();
  for (const machine of machinesIn(paths)) {
    const player = new NodePlayer(machine, judging);
    const own = paths.filter((path) => path.machine === machine);
    for (const path of own) {
      const result = await playedOne(path, player, options);
      results.push(result);
      if (result.failure) tellFailure(result);
    }
    const coverage = player.coverage();
    machines.push(figuresOf(machine, coverage));
    players.set(machine, player);
    besides.push(...unreachedClaims(machine, own, coverage));
    if (isWhole(machine, own)) {
      whole.push(machine);
      besides.push(...player.missing().map((words) => `${words}.`));
    }
    if (judging === 'machine') {
      besides.push(...changedCounts(machine, own, expectedOf(machine).paths));
      besides.push(...player.changedDelays().map((words) => `${machine}: ${words}.`));
    }
    console.log(`${machine.padEnd(20)} ${own.length} paths`);
  }
  return { results, machines, besides, whole, keep: () => players.forEach(keepBehaviour) };
};

const keepBehaviour = (player: NodePlayer, machine: MachineName): void => {
  const { behaviour, glossary } = player.seen();
  writeExpected(modelOf(machine).machine, { behaviour, glossary, paths: pathCounts(machine) });
};

/** A failure on the console ends with the line that replays it, the shortest way where one was found. */
export const tellFailure = (result: PathResult): void => {
  console.log(`\nFAILED ${failureText(result)}`);
  const way = { machine: result.machine as MachineName, title: result.shrunkTo ?? result.title };
  console.log(`  replay    ${replayLine(way, result.language)}\n`);
};

const percent = ({ reached, total }: MachineFigures, kind: (typeof KINDS)[number][0]): string =>
  `${reached[kind].length}/${total[kind].length}`;

const tell = (report: QaReport): void => {
  for (const figures of report.machines) {
    const cells = KINDS.map(([kind, title]) => `${title} ${percent(figures, kind)}`);
    console.log(`${figures.total.machine.padEnd(20)} ${cells.join('  ')}`);
  }
  const failed = report.paths.filter(({ failure }) => failure !== null).length;
  for (const line of report.besides) console.log(`FAILED ${line}`);
  console.log(`\n${report.paths.length} paths, ${failed} failed; seed ${report.seed}`);
};

/** Writes the reports and tells the figures; gives whether everything held. */
export const reported = async (
  { results, machines, whole, besides = [] }: Played,
  { out, language, listing }: QaOptions,
): Promise<boolean> => {
  const level = language === null ? 'node' : 'browser';
  const report: QaReport = {
    level,
    language,
    machines,
    paths: results,
    seed: listing.walking.seed,
    sentences: proofsBy(
      machines.map(({ total }) => modelOf(total.machine as MachineName).machine),
      results,
    ),
    besides: [
      ...besides,
      ...machines.flatMap(({ total }) => lostFrom(modelOf(total.machine as MachineName).machine)),
      ...(level === 'node' ? lifecycleDifferences() : []),
      ...droppedFigures(
        level,
        machines.filter(({ total }) => whole.includes(total.machine)),
      ),
    ],
  };
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(report, null, 1)}\n`);
  writeFileSync(join(out, 'junit.xml'), junit(report));
  writeFileSync(join(out, 'index.html'), await html(report));
  tell(report);
  console.log(`Report: ${join(out, 'index.html')}`);
  return report.besides.length === 0 && results.every(({ failure }) => failure === null);
};

/** The paths that are asked for; refused where nothing answers to them. */
export const asked = ({ listing, wishes }: QaOptions): QaPath[] => {
  const paths = listed(listing, wishes);
  if (paths.length === 0) throw new Error(`No path answers to ${wishes.join(', ')}.`);
  return paths;
};
