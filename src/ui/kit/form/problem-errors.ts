import { type FormikHelpers, getIn } from 'formik';
import type { ServerErrors } from './server-errors';

/** A problem's `errors`: codes by field; paths are written with dots ("variants.0.sku"). */
export type ProblemErrors = Readonly<Record<string, readonly string[]>>;

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
