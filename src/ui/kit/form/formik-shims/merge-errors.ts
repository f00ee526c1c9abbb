import isPlainObject from './is-plain-object';

/**
 * The errors of both trees, those of the second where both have one. Formik merges nothing else
 * with it, so it takes none of the options of `deepmerge`.
 */
export default function mergeErrors(first: unknown, second: unknown): unknown {
  if (Array.isArray(first) && Array.isArray(second)) {
    const length = Math.max(first.length, second.length);
    return Array.from({ length }, (_, at) => mergeErrors(first[at], second[at]));
  }
  if (isPlainObject(first) && isPlainObject(second)) {
    const merged = Object.entries(second).map(([name, error]) => [
      name,
      mergeErrors(first[name], error),
    ]);
    return { ...first, ...Object.fromEntries(merged) };
  }
  return second ?? first;
}

/** The errors of all trees. */
mergeErrors.all = (trees: readonly unknown[]): unknown =>
  trees.reduce((merged, tree) => mergeErrors(merged, tree), {});
