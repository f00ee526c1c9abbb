import type { Plain } from './masking';

/** A member of a context that a step changed; a side without it is undefined. */
export interface Change {
  /** Dotted; empty for the whole. */
  readonly path: string;
  readonly before: Plain | undefined;
  readonly after: Plain | undefined;
}

const MAX_CHANGES = 40;

function isRecord(value: Plain | undefined): value is { readonly [name: string]: Plain } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function membersOf(value: Plain | undefined): Map<string, Plain> | null {
  if (Array.isArray(value)) return new Map(value.map((one, index) => [String(index), one]));
  return isRecord(value) ? new Map(Object.entries(value)) : null;
}

function* changesIn(
  before: Plain | undefined,
  after: Plain | undefined,
  path: string,
): Generator<Change> {
  if (Object.is(before, after)) return;
  const [old, fresh] = [membersOf(before), membersOf(after)];
  if (old === null || fresh === null || Array.isArray(before) !== Array.isArray(after)) {
    yield { path, before, after };
    return;
  }
  for (const name of new Set([...old.keys(), ...fresh.keys()])) {
    yield* changesIn(old.get(name), fresh.get(name), path ? `${path}.${name}` : name);
  }
}

/** The members of a context that a step changed, the first forty. */
export function differencesOf(before: Plain | undefined, after: Plain | undefined): Change[] {
  const found: Change[] = [];
  for (const change of changesIn(before, after, '')) {
    found.push(change);
    if (found.length === MAX_CHANGES) break;
  }
  return found;
}
