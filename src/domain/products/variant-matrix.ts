import {
  type Axis,
  type Choice,
  combinationKey,
  combinationsCount,
  combinationsOf,
  MAX_AXES,
  MAX_VARIANTS,
} from './variant-combinations';

/** The part of a variant that its place in the matrix needs. */
export interface MatrixVariant {
  readonly optionValues: readonly Choice[];
}

/**
 * The variants of a product along its axes. `variants` are in the order of the matrix, in which the
 * last axis changes fastest. A combination without a variant is left out. `leftOut` stores its
 * typed values by combination, so that restoring it loses nothing.
 */
export interface VariantMatrix<Variant extends MatrixVariant> {
  readonly axes: readonly Axis[];
  readonly variants: readonly Variant[];
  readonly leftOut: ReadonlyMap<string, Variant>;
}

/** Creates the variant of a combination that never had one. */
export type MakeVariant<Variant> = (choices: readonly Choice[]) => Variant;

function keyOf({ optionValues }: MatrixVariant): string {
  return combinationKey(optionValues);
}

function byKey<Variant extends MatrixVariant>(variants: readonly Variant[]): Map<string, Variant> {
  return new Map(variants.map((variant) => [keyOf(variant), variant]));
}

function valueOn({ optionValues }: MatrixVariant, attributeId: string): string | undefined {
  return optionValues.find((choice) => choice.attributeId === attributeId)?.valueId;
}

/**
 * Adds the values of a sequence to an order, each one before the next known value of the sequence.
 */
function merged(order: string[], sequence: readonly string[]): string[] {
  return sequence.reduce((known, valueId, at) => {
    if (known.includes(valueId)) return known;
    const next = sequence.slice(at + 1).find((each) => known.includes(each));
    const place = next === undefined ? known.length : known.indexOf(next);
    return known.toSpliced(place, 0, valueId);
  }, order);
}

/** The values of an axis in their order, even if the first line lacks some of them. */
function valuesAlong(variants: readonly MatrixVariant[], attributeId: string): string[] {
  const lines = new Map<string, string[]>();
  for (const variant of variants) {
    const others = variant.optionValues.filter((choice) => choice.attributeId !== attributeId);
    const line = lines.get(combinationKey(others)) ?? [];
    line.push(valueOn(variant, attributeId) ?? '');
    lines.set(combinationKey(others), line);
  }
  return [...lines.values()].reduce<string[]>(merged, []);
}

/** The axes of variants that are in the order of their matrix, with the values in use. */
export function axesOfVariants(variants: readonly MatrixVariant[]): Axis[] {
  return (variants[0]?.optionValues ?? []).map(({ attributeId }) => ({
    attributeId,
    valueIds: valuesAlong(variants, attributeId),
  }));
}

/** The matrix of saved variants; combinations without a variant are left out. */
export function matrixOf<Variant extends MatrixVariant>(
  variants: readonly Variant[],
): VariantMatrix<Variant> {
  return { axes: axesOfVariants(variants), variants, leftOut: new Map() };
}

/**
 * The matrix after other code wrote its variants. With the same combinations, it keeps its axes and
 * the values left out; otherwise it is rebuilt from the variants.
 */
export function matrixAfter<Variant extends MatrixVariant>(
  matrix: VariantMatrix<Variant>,
  variants: readonly Variant[],
): VariantMatrix<Variant> {
  const isSame =
    variants.length === matrix.variants.length &&
    variants.every((variant, at) => {
      const before = matrix.variants[at];
      return before !== undefined && keyOf(variant) === keyOf(before);
    });
  return isSame ? { ...matrix, variants } : matrixOf(variants);
}

/** Every combination of the axes; none without an axis. */
function placesOf(axes: readonly Axis[]): Choice[][] {
  return axes.length === 0 ? [] : combinationsOf(axes);
}

/** The variants of these axes in order; `choose` returns the variant of a combination, if any. */
function arrangeVariants<Variant extends MatrixVariant>(
  axes: readonly Axis[],
  leftOut: ReadonlyMap<string, Variant>,
  choose: (choices: Choice[]) => Variant | undefined,
): VariantMatrix<Variant> {
  return {
    axes,
    variants: placesOf(axes).flatMap((choices) => choose(choices) ?? []),
    leftOut,
  };
}

/** Leaves a combination out of the sold ones, and stores its typed values. */
export function excludeCombination<Variant extends MatrixVariant>(
  matrix: VariantMatrix<Variant>,
  choices: readonly Choice[],
): VariantMatrix<Variant> {
  const key = combinationKey(choices);
  const gone = matrix.variants.find((variant) => keyOf(variant) === key);
  if (!gone) return matrix;
  return {
    ...matrix,
    variants: matrix.variants.filter((variant) => variant !== gone),
    leftOut: new Map([...matrix.leftOut, [key, gone]]),
  };
}

/** Restores combinations, each with its stored values, or as a new variant if it never had one. */
export function restoreCombinations<Variant extends MatrixVariant>(
  matrix: VariantMatrix<Variant>,
  wanted: readonly (readonly Choice[])[],
  make: MakeVariant<Variant>,
): VariantMatrix<Variant> {
  const keys = new Set(wanted.map(combinationKey));
  const standing = byKey(matrix.variants);
  const leftOut = new Map([...matrix.leftOut].filter(([key]) => !keys.has(key)));
  return arrangeVariants(matrix.axes, leftOut, (choices) => {
    const key = combinationKey(choices);
    const found = standing.get(key);
    if (found || !keys.has(key)) return found;
    return matrix.leftOut.get(key) ?? make(choices);
  });
}

/**
 * The matrix in which variants that the product no longer has are new ones. A variant that was left
 * out, saved and restored later is added again.
 */
export function withSavedIds<Variant extends MatrixVariant & { readonly id: string | null }>(
  matrix: VariantMatrix<Variant>,
  saved: ReadonlySet<string>,
): VariantMatrix<Variant> {
  const isGone = ({ id }: Variant) => id !== null && !saved.has(id);
  if (!matrix.variants.some(isGone)) return matrix;
  const variants = matrix.variants.map((each) => (isGone(each) ? { ...each, id: null } : each));
  return { ...matrix, variants };
}

/** Whether the axes and their combinations are within the limits of a product. */
export function fitsProduct(axes: readonly Axis[]): boolean {
  return axes.length <= MAX_AXES && combinationsCount(axes) <= MAX_VARIANTS;
}

/** The axes with an added axis, or with values added to an existing one. */
export function axesWith(axes: readonly Axis[], { attributeId, valueIds }: Axis): Axis[] {
  if (!axes.some((axis) => axis.attributeId === attributeId)) {
    return [...axes, { attributeId, valueIds: [...new Set(valueIds)] }];
  }
  return axes.map((axis) =>
    axis.attributeId === attributeId
      ? { attributeId, valueIds: [...new Set([...axis.valueIds, ...valueIds])] }
      : axis,
  );
}

/**
 * Adds an axis, or values to an existing axis, without losing existing variants. They keep their
 * values and get the first value of a new axis. New combinations become variants, except those of a
 * new axis whose combination on the other axes is left out: they stay left out.
 */
export function withAxis<Variant extends MatrixVariant>(
  matrix: VariantMatrix<Variant>,
  added: Axis,
  make: MakeVariant<Variant>,
): VariantMatrix<Variant> {
  const [first] = added.valueIds;
  if (first === undefined) return matrix;
  const isNew = !matrix.axes.some(({ attributeId }) => attributeId === added.attributeId);
  const axes = axesWith(matrix.axes, added);
  const move = (variant: Variant): Variant =>
    isNew
      ? {
          ...variant,
          optionValues: [
            ...variant.optionValues,
            { attributeId: added.attributeId, valueId: first },
          ],
        }
      : variant;
  const standing = byKey(matrix.variants.map(move));
  const leftOut = byKey([...matrix.leftOut.values()].map(move));
  const before = new Set(matrix.variants.map(keyOf));
  const known = new Set(placesOf(matrix.axes).map(combinationKey));
  return arrangeVariants(axes, leftOut, (choices) => {
    const found = standing.get(combinationKey(choices));
    if (found) return found;
    const elsewhere = combinationKey(
      isNew ? choices.filter(({ attributeId }) => attributeId !== added.attributeId) : choices,
    );
    const wasLeftOut = known.has(elsewhere) && !before.has(elsewhere);
    return wasLeftOut ? undefined : make(choices);
  });
}

/** A matrix after a removal, and the removed variants. */
export interface Removal<Variant extends MatrixVariant> {
  readonly matrix: VariantMatrix<Variant>;
  readonly removed: readonly Variant[];
}

function withRemainingVariants<Variant extends MatrixVariant>(
  leftOut: ReadonlyMap<string, Variant>,
  isKept: (variant: Variant) => boolean,
): Map<string, Variant> {
  return new Map([...leftOut].filter(([, variant]) => isKept(variant)));
}

/** Removes a value from an axis with its variants; removing the last value removes the axis. */
export function withoutValue<Variant extends MatrixVariant>(
  matrix: VariantMatrix<Variant>,
  attributeId: string,
  valueId: string,
): Removal<Variant> {
  const axis = matrix.axes.find((each) => each.attributeId === attributeId);
  if (!axis) return { matrix, removed: [] };
  if (axis.valueIds.length === 1) return withoutAxis(matrix, attributeId);
  const isKept = (variant: Variant) => valueOn(variant, attributeId) !== valueId;
  const axes = matrix.axes.map((each) =>
    each === axis ? { ...each, valueIds: each.valueIds.filter((id) => id !== valueId) } : each,
  );
  const leftOut = withRemainingVariants(matrix.leftOut, isKept);
  const variants = matrix.variants.filter(isKept);
  return {
    matrix: { axes, variants, leftOut },
    removed: matrix.variants.filter((variant) => !isKept(variant)),
  };
}

/** Removes an axis. Of the variants that differ only on it, the first remains. */
export function withoutAxis<Variant extends MatrixVariant>(
  matrix: VariantMatrix<Variant>,
  attributeId: string,
): Removal<Variant> {
  const axes = matrix.axes.filter((axis) => axis.attributeId !== attributeId);
  const shorten = (variant: Variant): Variant => ({
    ...variant,
    optionValues: variant.optionValues.filter((choice) => choice.attributeId !== attributeId),
  });
  const kept = new Map<string, Variant>();
  const removed: Variant[] = [];
  for (const variant of matrix.variants) {
    const short = shorten(variant);
    if (axes.length > 0 && !kept.has(keyOf(short))) kept.set(keyOf(short), short);
    else removed.push(variant);
  }
  const leftOut = byKey([...matrix.leftOut.values()].map(shorten).reverse());
  for (const key of kept.keys()) leftOut.delete(key);
  return {
    matrix: arrangeVariants(axes, leftOut, (choices) => kept.get(combinationKey(choices))),
    removed,
  };
}
