import * as z from 'zod/mini';

const step = z.object({
  label: z.string(),
  expected: z.string(),
  found: z.nullable(z.string()),
  passed: z.boolean(),
  /** Beside the report. */
  picture: z.optional(z.string()),
});

const path = z.object({
  machine: z.string(),
  name: z.string(),
  title: z.string(),
  steps: z.array(step),
  failure: z.nullable(z.object({ step: z.number(), message: z.string() })),
  hits: z.record(z.string(), z.number()),
});

const keys = z.object({
  machine: z.string(),
  states: z.array(z.string()),
  transitions: z.array(z.string()),
});

/** What the tool reads of the report of `npm run qa`. */
const report = z.object({
  level: z.enum(['node', 'browser']),
  language: z.nullable(z.string()),
  seed: z.number(),
  machines: z.array(z.object({ reached: keys, total: keys })),
  paths: z.array(path),
});

export type ReadReport = z.infer<typeof report>;
export type ReadPath = z.infer<typeof path>;
export type ReadStep = z.infer<typeof step>;

/** The report in a text; null where the text is none. */
export function readReport(text: string): ReadReport | null {
  try {
    const read = report.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** What a report says of one machine. */
export interface ReadCoverage {
  /** How often its paths fired each of its transitions. */
  readonly hits: Readonly<Record<string, number>>;
  readonly reached: number;
  readonly total: number;
  /** Ids of the states in which no path stood. */
  readonly missed: ReadonlySet<string>;
}

/** Null where the run had nothing to do with the machine. */
export function coverageIn(report: ReadReport, machine: string): ReadCoverage | null {
  const figures = report.machines.find(({ total }) => total.machine === machine);
  if (!figures) return null;
  const { reached, total } = figures;
  return {
    hits: hitsIn(report, machine),
    reached: reached.transitions.length,
    total: total.transitions.length,
    missed: new Set(total.states.filter((id) => !reached.states.includes(id))),
  };
}

function hitsIn({ paths }: ReadReport, machine: string): Record<string, number> {
  const hits: Record<string, number> = {};
  for (const one of paths) {
    if (one.machine !== machine) continue;
    for (const [key, count] of Object.entries(one.hits)) hits[key] = (hits[key] ?? 0) + count;
  }
  return hits;
}

/** The state in which a step of a path stood, or should have, as ids; `available.resting` is a place. */
export const statesOfStep = (machineId: string, { found, expected }: ReadStep): string[] => [
  `${machineId}.${found ?? expected}`,
];
