import { type Choice, combinationKey } from './variant-combinations';
import { applyEdits, type CellEdit, type EditedFields, type EditedVariant } from './variant-edits';
import type { Range, Spot, VariantGrid } from './variant-grid';
import { excludeCombination, type MakeVariant, type VariantMatrix } from './variant-matrix';

/** What a combination held before or after a step; null while it was left out. */
type Held = Partial<EditedFields> | null;

/** The change that a step made to one combination. */
interface CellStep {
  readonly choices: readonly Choice[];
  readonly before: Held;
  readonly after: Held;
}

/** One action of the user on the sheet: a paste, a cut, a fill, a typed cell. Never empty. */
export type SheetStep = readonly CellStep[];

/** The steps that can be undone, the last one at the end, and those that can be redone. */
export interface SheetHistory {
  readonly done: readonly SheetStep[];
  readonly undone: readonly SheetStep[];
}

export const NO_HISTORY: SheetHistory = { done: [], undone: [] };

/** Older steps are forgotten. */
const MAX_STEPS = 100;

const FIELDS = [
  'sku',
  'barcode',
  'price',
  'stockOnHand',
  'mediaIds',
  'stockPolicy',
  'status',
] as const satisfies readonly (keyof EditedFields)[];

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((each, at) => each === other[at]);
}

function picked(variant: EditedFields, fields: readonly (keyof EditedFields)[]) {
  return Object.fromEntries(fields.map((field) => [field, variant[field]]));
}

function cellStep(
  choices: readonly Choice[],
  before: EditedVariant | undefined,
  after: EditedVariant | undefined,
): CellStep[] {
  if (before === after) return [];
  const fields =
    before && after ? FIELDS.filter((field) => !isSame(before[field], after[field])) : FIELDS;
  if (fields.length === 0) return [];
  const held = (variant: EditedVariant | undefined) => (variant ? picked(variant, fields) : null);
  return [{ choices, before: held(before), after: held(after) }];
}

function byKey<Variant extends EditedVariant>(variants: readonly Variant[]): Map<string, Variant> {
  return new Map(variants.map((variant) => [combinationKey(variant.optionValues), variant]));
}

function stepBetween(
  before: VariantMatrix<EditedVariant>,
  after: VariantMatrix<EditedVariant>,
): SheetStep {
  const [old, now] = [byKey(before.variants), byKey(after.variants)];
  const all = new Map([...old, ...now]);
  return [...all].flatMap(([key, { optionValues }]) =>
    cellStep(optionValues, old.get(key), now.get(key)),
  );
}

/**
 * The history after a change of the sheet. What was undone can no longer be redone. A change that
 * leaves every cell as it was is no step. The axes are the same before and after.
 */
export function withStep(
  history: SheetHistory,
  before: VariantMatrix<EditedVariant>,
  after: VariantMatrix<EditedVariant>,
): SheetHistory {
  const step = stepBetween(before, after);
  return step.length === 0
    ? history
    : { done: [...history.done, step].slice(-MAX_STEPS), undone: [] };
}

/** The result of an undo or a redo. */
export interface Reversal<Variant extends EditedVariant> {
  readonly history: SheetHistory;
  readonly matrix: VariantMatrix<Variant>;
  readonly step: SheetStep;
  /** The number of cells that were changed back. */
  readonly changed: number;
  /** The number of cells that other changes reached since: they stay as they are. */
  readonly kept: number;
}

interface Means<Variant> {
  readonly make: MakeVariant<Variant>;
  /** Whether a variant may leave the matrix: orders may have reserved it. */
  readonly mayLeaveOut: (variant: Variant) => boolean;
}

function isOnAxes(choices: readonly Choice[], { axes }: VariantMatrix<EditedVariant>): boolean {
  const isHere = ({ attributeId, valueId }: Choice) =>
    axes.some((axis) => axis.attributeId === attributeId && axis.valueIds.includes(valueId));
  return choices.length === axes.length && choices.every(isHere);
}

function holds(variant: EditedVariant | undefined, held: Held): boolean {
  if (!variant || !held) return variant === undefined && held === null;
  return FIELDS.every((field) => !(field in held) || isSame(variant[field], held[field]));
}

/** Turns each cell from what the step left in it to what it held at the other end. */
function turn<Variant extends EditedVariant>(
  matrix: VariantMatrix<Variant>,
  cells: readonly { choices: readonly Choice[]; from: Held; to: Held }[],
  { make, mayLeaveOut }: Means<Variant>,
) {
  const standing = byKey(matrix.variants);
  const turned = cells.filter(({ choices, from, to }) => {
    const variant = standing.get(combinationKey(choices));
    const mayTurn = to !== null || variant === undefined || mayLeaveOut(variant);
    return mayTurn && isOnAxes(choices, matrix) && holds(variant, from);
  });
  const edits: CellEdit[] = turned.flatMap(({ choices, to }) =>
    to === null ? [] : [{ choices, change: to }],
  );
  const edited = edits.length > 0 ? applyEdits(matrix, edits, make) : matrix;
  const without = turned.filter(({ to }) => to === null);
  return {
    matrix: without.reduce((left, { choices }) => excludeCombination(left, choices), edited),
    changed: turned.length,
    kept: cells.length - turned.length,
  };
}

/** Undoes the last step; null when there is none. */
export function undoStep<Variant extends EditedVariant>(
  { done, undone }: SheetHistory,
  matrix: VariantMatrix<Variant>,
  means: Means<Variant>,
): Reversal<Variant> | null {
  const step = done.at(-1);
  if (!step) return null;
  const cells = step.map(({ choices, before, after }) => ({ choices, from: after, to: before }));
  const history = { done: done.slice(0, -1), undone: [...undone, step] };
  return { ...turn(matrix, cells, means), history, step };
}

/** Does the step again that was undone last; null when there is none. */
export function redoStep<Variant extends EditedVariant>(
  { done, undone }: SheetHistory,
  matrix: VariantMatrix<Variant>,
  means: Means<Variant>,
): Reversal<Variant> | null {
  const step = undone.at(-1);
  if (!step) return null;
  const cells = step.map(({ choices, before, after }) => ({ choices, from: before, to: after }));
  const history = { done: [...done, step], undone: undone.slice(0, -1) };
  return { ...turn(matrix, cells, means), history, step };
}

/** The fields that a step changed in variants which it neither added nor left out. */
export function fieldsOfStep(step: SheetStep): ReadonlySet<keyof EditedFields> {
  return new Set(
    FIELDS.filter((field) =>
      step.some(({ before, after }) => before && after && field in before && field in after),
    ),
  );
}

/** The smallest range around the cells of a step; null when the grid has none of them. */
export function rangeOfStep(
  { lines }: Pick<VariantGrid<EditedVariant>, 'lines'>,
  step: SheetStep,
): Range | null {
  const keys = new Set(step.map(({ choices }) => combinationKey(choices)));
  const spots: Spot[] = lines.flatMap(({ cells }, line) =>
    cells.flatMap(({ key }, column) => (keys.has(key) ? [{ line, column }] : [])),
  );
  if (spots.length === 0) return null;
  const [places, columns] = [spots.map(({ line }) => line), spots.map(({ column }) => column)];
  return {
    active: { line: Math.min(...places), column: Math.min(...columns) },
    anchor: { line: Math.max(...places), column: Math.max(...columns) },
  };
}
