/**
 * Most variants that one product may have: a reasonable limit for the combinations of three axes.
 */
export const MAX_VARIANTS = 250;

/** Most axes that one product may have. */
export const MAX_AXES = 3;

/** One value chosen on one axis. */
export type Choice = { attributeId: string; valueId: string };

/** An axis of a variable product and the values it is sold in, both in order. */
export type Axis = { attributeId: string; valueIds: readonly string[] };

/** A combination as text, independent of the order of its choices. */
export function combinationKey(choices: readonly Choice[]): string {
  return choices
    .map(({ attributeId, valueId }) => `${attributeId}=${valueId}`)
    .sort()
    .join('&');
}

/** Every combination of the axes' values; the last axis changes fastest. */
export function combinationsOf(axes: readonly Axis[]): Choice[][] {
  return axes.reduce<Choice[][]>(
    (found, { attributeId, valueIds }) =>
      found.flatMap((choices) => valueIds.map((valueId) => [...choices, { attributeId, valueId }])),
    [[]],
  );
}

/** The number of combinations of the axes, without building them. */
export function combinationsCount(axes: readonly Axis[]): number {
  return axes.reduce((count, { valueIds }) => count * valueIds.length, 1);
}

/** An existing variant, reduced to its combination. */
export type ExistingVariant = { id: string; choices: readonly Choice[] };

/** The result of planning the variants: existing ones and missing combinations. */
export type CombinationPlan = {
  /** The combination of every existing variant on the new axes. */
  kept: { id: string; choices: Choice[]; isChanged: boolean }[];
  /** Combinations that no variant has yet. */
  missing: Choice[][];
};

/** Moves a combination onto the new axes: an axis that it lacks gets its first value. */
function remapToAxes(choices: readonly Choice[], axes: readonly Axis[]): Choice[] {
  return axes.map(({ attributeId, valueIds }) => ({
    attributeId,
    valueId:
      choices.find((choice) => choice.attributeId === attributeId)?.valueId ?? valueIds[0] ?? '',
  }));
}

/**
 * Plans the variants of a variable product along `axes` without losing an existing one: each keeps
 * its values, and gets the first value of a new axis. Combinations without a variant are missing.
 * @returns the plan, or `collision` when two variants would become the same one because the axis
 *   that distinguished them is left out
 */
export function planCombinations(
  standing: readonly ExistingVariant[],
  axes: readonly Axis[],
): CombinationPlan | 'collision' {
  const kept = standing.map(({ id, choices }) => {
    const moved = remapToAxes(choices, axes);
    return { id, choices: moved, isChanged: combinationKey(moved) !== combinationKey(choices) };
  });
  const taken = new Set(kept.map(({ choices }) => combinationKey(choices)));
  if (taken.size < kept.length) return 'collision';
  const missing = combinationsOf(axes).filter((choices) => !taken.has(combinationKey(choices)));
  return { kept, missing };
}
