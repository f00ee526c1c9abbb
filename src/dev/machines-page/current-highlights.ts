import type { Highlights } from '../diagram/highlights';
import { coverageIn, statesOfStep } from '../qa-report/qa-report';
import type { Entry } from '../recording/entry';
import type { Played } from './coverage-panel';

/** A state with all its ancestors: ids are dotted paths. */
function withAncestors(id: string): string[] {
  const parts = id.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}

/** The highlights: a step of a replayed test path, otherwise the last step of the machine. */
export function currentHighlights(
  machine: string,
  entry: Entry | null,
  played: Played | null,
): Highlights {
  const path = played?.path?.machine === machine ? played.path : null;
  const step = path?.steps[played?.step ?? 0];
  const states = step ? statesOfStep(machine, step) : (entry?.to ?? []);
  const coverage = played?.isShown ? coverageIn(played.report, machine) : null;
  return {
    active: new Set(states.flatMap(withAncestors)),
    fired: new Set(step ? [] : (entry?.fired ?? [])),
    hits: coverage?.hits ?? null,
    missed: coverage?.missed ?? new Set(),
  };
}
