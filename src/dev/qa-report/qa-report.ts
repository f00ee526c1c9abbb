import * as z from 'zod/mini';

const step = z.object({
  label: z.string(),
  expected: z.string(),
  found: z.nullable(z.string()),
  passed: z.boolean(),
  /** In the same folder as the report. */
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

/** The parts of the report of `npm run qa` that the tool reads. */
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

/** Parses a report; null for an invalid text. */
export function readReport(text: string): ReadReport | null {
  try {
    const read = report.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** The coverage of one machine in a report. */
export interface ReadCoverage {
  /** How often its paths fired each of its transitions. */
  readonly hits: Readonly<Record<string, number>>;
  readonly reached: number;
  readonly total: number;
  /** Ids of the states that no path reached. */
  readonly missed: ReadonlySet<string>;
}

/** Null if the run did not include the machine. */
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

/**
 * The actual state at a step of a path, otherwise the expected one; `available.resting` is a state.
 */
export function statesOfStep(machineId: string, { found, expected }: ReadStep): string[] {
  return [`${machineId}.${found ?? expected}`];
}
