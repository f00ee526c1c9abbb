import type { EditedRecord, FormValues, SaveInput } from './edited-record';
import { secretsOf, withoutSecrets } from './secret-fields';

/** Changes of a form, and the values of the record over which they were typed. */
export interface BasedChanges {
  readonly changes: FormValues;
  /** A field is missing if its value is not known: in a draft of an earlier release. */
  readonly base: FormValues;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * The fields of a stale save that two users changed differently. The others are no question: a field
 * that only one of them changed has the value of that user.
 */
export function conflictingFields({ changes, base }: BasedChanges, theirs: FormValues): string[] {
  return Object.entries(withoutSecrets(changes)).flatMap(([field, mine]) => {
    const isTheirChange = !(field in base) || !isSame(base[field], theirs[field]);
    return isTheirChange && !isSame(mine, theirs[field]) ? [field] : [];
  });
}

/** The base of these changes only: what a draft stores of it. */
export function baseOf({ changes, base }: BasedChanges): FormValues {
  return Object.fromEntries(Object.entries(base).filter(([field]) => field in changes));
}

/** The same changes on top of a newer record. */
export function rebased<Input extends SaveInput>(input: Input, { revision, values }: EditedRecord) {
  return {
    ...input,
    revision,
    base: values,
    values: { ...values, ...secretsOf(input.values), ...input.changes },
  };
}
