import { readFileSync, writeFileSync } from 'node:fs';
import { FIGURES_FILE } from '../support/model-based-testing/state-limits';
import { KINDS, type Kind, type Level, type MachineCoverageFigures } from './report/qa-report';

/** The seed with which the coverage in Chromium is stored, the default of a run. */
const BASELINE_SEED = 1;

/** In Chromium, one random walk of a machine reaches these; another seed reaches others. */
const BY_WALKS: readonly Kind[] = ['guardsFailed', 'transitionPairs', 'invalidPairs'];

/** For each level and machine: the coverage of each kind, from 0 to 1; the states of the models. */
type Baseline = Record<Level, Record<string, Record<string, number>>> & {
  states: Record<string, number>;
};

function readBaseline(): Baseline {
  return JSON.parse(readFileSync(FIGURES_FILE, 'utf8')) as Baseline;
}

function shareOf(
  { reached, total }: MachineCoverageFigures,
  kind: (typeof KINDS)[number][0],
): number {
  return total[kind].length === 0
    ? 1
    : Math.floor((reached[kind].length / total[kind].length) * 1e4) / 1e4;
}

function sharesOf(figures: MachineCoverageFigures): Record<string, number> {
  return Object.fromEntries(KINDS.map(([kind]) => [kind, shareOf(figures, kind)]));
}

/**
 * A message for each figure below the stored one; a new machine must reach everything.
 * @param seed of the random walks
 */
export function coverageRegressions(
  level: Level,
  machines: readonly MachineCoverageFigures[],
  seed = BASELINE_SEED,
): string[] {
  const kept = readBaseline()[level] ?? {};
  const isComparable = (kind: Kind) =>
    level === 'node' || seed === BASELINE_SEED || !BY_WALKS.includes(kind);
  return machines.flatMap((figures) =>
    KINDS.filter(([kind]) => isComparable(kind)).flatMap(([kind, title]) => {
      const machine = figures.total.machine;
      const before = kept[machine] ? (kept[machine][kind] ?? 1) : level === 'node' ? 1 : 0;
      const now = shareOf(figures, kind);
      const inHundreds = (share: number) => `${(share * 100).toFixed(2)} %`;
      return now < before
        ? [`${machine}: ${title} fell from ${inHundreds(before)} to ${inHundreds(now)} (${level}).`]
        : [];
    }),
  );
}

function sortedByName<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Stores these figures as the minimum.
 * @param seed of the random walks
 * @param stateCounts the number of states of the models, from a run in Node
 * @throws in Chromium with another seed than that of the stored figures
 */
export function writeBaseline(
  level: Level,
  machines: readonly MachineCoverageFigures[],
  seed: number,
  stateCounts: Readonly<Record<string, number>> = {},
): void {
  if (level === 'browser' && seed !== BASELINE_SEED)
    throw new Error(`In Chromium, figures are accepted with seed ${BASELINE_SEED}.`);
  const kept = readBaseline();
  const now = machines.map((figures) => [figures.total.machine, sharesOf(figures)] as const);
  kept[level] = sortedByName({ ...kept[level], ...Object.fromEntries(now) });
  kept.states = sortedByName({ ...kept.states, ...stateCounts });
  writeFileSync(FIGURES_FILE, `${JSON.stringify(kept, null, 2)}\n`);
}
