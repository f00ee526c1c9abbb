import type { AnyMachineSnapshot } from 'xstate';
import { stateKey, type TraversedModel } from './state-key';
import { statePathOf } from './state-path';

/** A part of the context, with the values that it had. */
export interface GrownPart {
  /** The dotted name of a field. */
  readonly name: string;
  /** The number of different values. */
  readonly values: number;
  /** How many of these occurred only in the later half of the traversal. */
  readonly late: number;
  readonly first: string;
  readonly last: string;
  /** The least and the most entries, if it is a list. */
  readonly lengths: readonly [number, number] | null;
}

/** The state that was reached with the most contexts, and what differs between these. */
export interface Growth {
  readonly state: string;
  readonly variants: number;
  /** The parts with the most late values first. */
  readonly parts: readonly GrownPart[];
}

type Fields = Readonly<Record<string, unknown>>;

const SHOWN_CHARACTERS = 80;
const SHOWN_PARTS = 3;

/** Fields are named down to this depth. */
const MAX_DEPTH = 4;

function isFields(value: unknown): value is Fields {
  return (
    typeof value === 'object' &&
    value !== null &&
    [Object.prototype, null].includes(Object.getPrototypeOf(value))
  );
}

/** A value as text. Actors and other values that refer to themselves are named by their type. */
function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

function shortened(text: string): string {
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}

function fieldIn(value: unknown, name: string): unknown {
  return isFields(value) ? value[name] : undefined;
}

function namesIn(values: readonly unknown[]): string[] {
  return [...new Set(values.filter(isFields).flatMap((value) => Object.keys(value)))];
}

/** The variants of the state that was reached with the most contexts, in the order of discovery. */
function variantsOfGrownState(snapshots: readonly AnyMachineSnapshot[]) {
  const byState = new Map<string, AnyMachineSnapshot[]>();
  for (const snapshot of snapshots) {
    const state = statePathOf(snapshot.value);
    const known = byState.get(state);
    if (known) known.push(snapshot);
    else byState.set(state, [snapshot]);
  }
  const [grown] = [...byState].toSorted(([, a], [, b]) => b.length - a.length);
  return grown;
}

/** Whether states would be the same if a field of the context had one value in all of them. */
function distinguishesStates(
  model: TraversedModel,
  snapshots: readonly AnyMachineSnapshot[],
  field: string,
): boolean {
  const held = fieldIn(snapshots[0]?.context, field);
  try {
    const keys = snapshots.map(({ value, context }) =>
      stateKey(model, { value, context: { ...context, [field]: held } }),
    );
    return new Set(keys).size < snapshots.length;
  } catch {
    // With a value of another state, the context may be one that the model cannot serialise.
    return true;
  }
}

function partOf(name: string, values: readonly unknown[]): GrownPart {
  const texts = values.map(textOf);
  const early = new Set(texts.slice(0, Math.ceil(texts.length / 2)));
  const all = new Set(texts);
  const lists = values.filter((value) => Array.isArray(value)).map(({ length }) => length);
  return {
    name,
    values: all.size,
    late: all.size - early.size,
    first: shortened(texts[0] ?? ''),
    last: shortened(texts.at(-1) ?? ''),
    lengths: lists.length > 0 ? [Math.min(...lists), Math.max(...lists)] : null,
  };
}

/** The innermost fields of some values, each as a part. A list is one part. */
function innermostParts(name: string, values: readonly unknown[], depth = 1): GrownPart[] {
  const inner = depth < MAX_DEPTH ? namesIn(values) : [];
  if (inner.length === 0) return [partOf(name, values)];
  return inner.flatMap((one) =>
    innermostParts(
      `${name}.${one}`,
      values.map((value) => fieldIn(value, one)),
      depth + 1,
    ),
  );
}

/**
 * Finds the state that was reached with the most contexts, and the parts of the context that still
 * had new values in the later half of the traversal.
 */
export function growthOf(model: TraversedModel, snapshots: readonly AnyMachineSnapshot[]): Growth {
  const grown = variantsOfGrownState(snapshots);
  if (!grown) return { state: '-', variants: 0, parts: [] };
  const [state, variants] = grown;
  const contexts = variants.map(({ context }) => context as unknown);
  const parts = namesIn(contexts)
    .filter((name) => distinguishesStates(model, variants, name))
    .flatMap((name) =>
      innermostParts(
        name,
        contexts.map((one) => fieldIn(one, name)),
      ),
    )
    .filter(({ values }) => values > 1)
    .toSorted((a, b) => b.late - a.late || b.values - a.values);
  const late = parts.filter(({ late }) => late > 0);
  return {
    state,
    variants: variants.length,
    parts: (late.length > 0 ? late : parts).slice(0, SHOWN_PARTS),
  };
}

/** A sentence about a part that grew. */
export function partText({ name, values, first, last, lengths }: GrownPart): string {
  const range = lengths ? `, with ${lengths[0]} to ${lengths[1]} entries` : '';
  return `context.${name} has ${values} values${range}: first ${first}, last ${last}.`;
}
