import isEqual from 'react-fast-compare';
import { withoutSecrets } from '#application/editing/secret-fields';

/** The fields of a form whose value has changed. A typed password alone is no change. */
export function changedValues<Values extends object>(
  before: Values,
  after: Values,
): Partial<Values> {
  const changed = Object.entries(after).filter(
    ([field, value]) => !isEqual(value, Reflect.get(before, field)),
  );
  const all = Object.fromEntries(changed);
  // Entries of the values themselves, so a part of them.
  return (Object.keys(withoutSecrets(all)).length > 0 ? all : {}) as Partial<Values>;
}

/** Whether two sets of changes are the same. */
export function sameValues(one: object, other: object): boolean {
  return isEqual(one, other);
}
