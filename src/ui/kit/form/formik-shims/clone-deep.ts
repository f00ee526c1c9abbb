import isPlainObject from './is-plain-object';

/**
 * A copy of a form's values down to the last list and object. Dates are copied; files and other
 * objects with a nature of their own are passed on as they are.
 */
export default function cloneDeep<Value>(value: Value): Value {
  // The copies have the type of their originals, which TypeScript can't follow.
  if (Array.isArray(value)) return value.map(cloneDeep) as Value;
  if (value instanceof Date) return new Date(value) as Value;
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, cloneDeep(one)]);
  return Object.fromEntries(entries) as Value;
}
