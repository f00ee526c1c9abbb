import { type FormikErrors, type FormikHelpers, getIn, setIn } from 'formik';

/** A problem's `errors`: codes by field, fields spelled with dots ("variants.0.sku"). */
export type ProblemErrors = Readonly<Record<string, readonly string[]>>;

/** What the server said of a field, and the value it said it of. */
export interface ServerErrors {
  [field: string]: { code: string; value: unknown };
}

/** Formik's errors from a problem's: the first code of each field. */
export function problemToFormErrors<Values extends object>(
  errors: ProblemErrors | undefined,
): FormikErrors<Values> {
  let tree: FormikErrors<Values> = {};
  for (const [field, codes] of Object.entries(errors ?? {})) {
    if (codes[0]) tree = setIn(tree, field, codes[0]);
  }
  return tree;
}

/**
 * Puts a refused submission's errors beside their fields. Each stays until its field holds
 * another value; Formik's own errors would be wiped by the next validation.
 */
export function showServerErrors<Values extends object>(
  form: Pick<FormikHelpers<Values>, 'setStatus' | 'setTouched'>,
  values: Values,
  errors: ProblemErrors | undefined,
): void {
  const server: ServerErrors = {};
  for (const [field, codes] of Object.entries(errors ?? {})) {
    if (codes[0]) server[field] = { code: codes[0], value: getIn(values, field) };
  }
  form.setStatus({ serverErrors: server });
}

/** The server's code for a field, as long as the field still holds the refused value. */
export function serverErrorOf(status: unknown, field: string, value: unknown): string | undefined {
  const errors: ServerErrors = getIn(status, 'serverErrors') ?? {};
  const found = errors[field];
  return found && Object.is(found.value, value) ? found.code : undefined;
}
