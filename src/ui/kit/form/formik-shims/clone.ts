/** A shallow copy that keeps an object's prototype. */
export default function clone<Value>(value: Value): Value {
  // The copies have the type of their originals, which TypeScript cannot infer.
  if (Array.isArray(value)) return [...value] as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.assign(Object.create(Object.getPrototypeOf(value)), value) as Value;
}
