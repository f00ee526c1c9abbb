import isPlainObject from './is-plain-object';

/**
 * A deep copy of a form's values: lists, plain objects and dates are copied; files and other
 * objects are passed on unchanged.
 */
export default function cloneDeep<Value>(value: Value): Value {
  // The copies have the type of their originals, which TypeScript cannot infer.
  if (Array.isArray(value)) return value.map(cloneDeep) as Value;
  if (value instanceof Date) return new Date(value) as Value;
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, cloneDeep(one)]);
  return Object.fromEntries(entries) as Value;
}
