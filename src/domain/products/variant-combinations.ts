/** As many variants as one product may have: the combinations of three axes, within reason. */
export const MAX_VARIANTS = 250;

/** As many axes as may tell them apart. */
export const MAX_AXES = 3;

/** One value chosen on one axis. */
export type Choice = { attributeId: string; valueId: string };

/** An axis of a variable product with the values it is sold in, both in order. */
export type Axis = { attributeId: string; valueIds: readonly string[] };

/** A combination as text, the same whatever the order of its choices. */
export const combinationKey = (choices: readonly Choice[]): string =>
  choices
    .map(({ attributeId, valueId }) => `${attributeId}=${valueId}`)
    .sort()
    .join('&');

/** Every combination of the axes' values, the last axis running fastest. */
export const combinationsOf = (axes: readonly Axis[]): Choice[][] =>
  axes.reduce<Choice[][]>(
    (found, { attributeId, valueIds }) =>
      found.flatMap((choices) => valueIds.map((valueId) => [...choices, { attributeId, valueId }])),
    [[]],
  );

/** How many combinations the axes have, without building them. */
export const combinationsCount = (axes: readonly Axis[]): number =>
  axes.reduce((count, { valueIds }) => count * valueIds.length, 1);

/** A variant that stands, as far as its combination goes. */
export type ExistingVariant = { id: string; choices: readonly Choice[] };

/** What generating makes of the variants that stand. */
export type CombinationPlan = {
  /** The combination of every variant that stands, along the new axes. */
  kept: { id: string; choices: Choice[]; isChanged: boolean }[];
  /** Combinations that no variant has yet. */
  missing: Choice[][];
};

/** What stands moves onto the new axes: an axis it doesn't know gives it its first value. */
const remapToAxes = (choices: readonly Choice[], axes: readonly Axis[]): Choice[] =>
  axes.map(({ attributeId, valueIds }) => ({
    attributeId,
    valueId:
      choices.find((choice) => choice.attributeId === attributeId)?.valueId ?? valueIds[0] ?? '',
  }));

/**
 * Plans the variants of a variable product along `axes` without losing one that stands: each keeps
 * its values, and gets the first value of an axis that is new; combinations nobody has are missing.
 * @returns the plan, or `collision` when two variants would become the same one because an axis that
 *   told them apart is left out
 */
export const planCombinations = (
  standing: readonly ExistingVariant[],
  axes: readonly Axis[],
): CombinationPlan | 'collision' => {
  const kept = standing.map(({ id, choices }) => {
    const moved = remapToAxes(choices, axes);
    return { id, choices: moved, isChanged: combinationKey(moved) !== combinationKey(choices) };
  });
  const taken = new Set(kept.map(({ choices }) => combinationKey(choices)));
  if (taken.size < kept.length) return 'collision';
  const missing = combinationsOf(axes).filter((choices) => !taken.has(combinationKey(choices)));
  return { kept, missing };
};
