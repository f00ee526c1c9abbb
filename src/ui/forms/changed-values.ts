import isEqual from 'react-fast-compare';

/** The fields of a form whose value has changed. */
export function changedValues<Values extends object>(
  before: Values,
  after: Values,
): Partial<Values> {
  const changed = Object.entries(after).filter(
    ([field, value]) => !isEqual(value, Reflect.get(before, field)),
  );
  // Entries of the values themselves, so a part of them.
  return Object.fromEntries(changed) as Partial<Values>;
}

/** Whether two sets of changes are the same. */
export function sameValues(one: object, other: object): boolean {
  return isEqual(one, other);
}
