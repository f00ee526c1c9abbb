import { isUnreadable, type NumberProblem } from '../format/unreadable-number';

export interface UnreadableField {
  readonly path: readonly string[];
  readonly problem: NumberProblem;
}

/** The number fields of a form whose text could not be read, at any depth of its values. */
export function unreadableFields(values: unknown): UnreadableField[] {
  const found: UnreadableField[] = [];
  collect(values, [], found);
  return found;
}

function collect(value: unknown, path: readonly string[], found: UnreadableField[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (isUnreadable(value)) {
    found.push({ path, problem: value.problem });
    return;
  }
  for (const [key, each] of Object.entries(value)) {
    if (typeof each === 'object' && each !== null) collect(each, [...path, key], found);
  }
}
