import { type FormikErrors, type FormikHelpers, getIn, setIn } from 'formik';
import type { ServerErrors } from './server-errors';

/** A problem's `errors`: codes by field; paths are written with dots ("variants.0.sku"). */
export type ProblemErrors = Readonly<Record<string, readonly string[]>>;

/** Converts a problem's errors to Formik's: the first code of each field. */
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
 * Shows the errors of a refused submission next to their fields. Each stays until its field has
 * another value; the next validation would remove Formik's own errors.
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
