import type { ReactNode } from 'react';
import { useFormField } from './form-error-text';

/** Properties that the form provides; all others stay the caller's. */
type GivenByForm = 'value' | 'checked' | 'onChange' | 'onBlur' | 'error' | 'name';

export type Bound<Props> = Omit<Props, GivenByForm> & {
  /** The value's path in the form: "email", "prices.0.amount". */
  name: string;
};

/** Ids that the error summary links to. */
export function fieldId(name: string): string {
  return `field-${name.replaceAll('.', '-')}`;
}

/**
 * Binds a field of the kit to the Formik value of its name, in the field's own format (a day as
 * `YYYY-MM-DD`, an amount in centimes). An empty field has null. `valueProp` is `checked` for
 * on/off fields.
 */
export function bound<Props extends object>(
  Field: (props: Props) => ReactNode,
  valueProp: 'value' | 'checked' = 'value',
): (props: Bound<Props>) => ReactNode {
  return function BoundField({ name, ...own }: Bound<Props>) {
    const { value, error, change, leave } = useFormField<unknown>(name);
    const given = {
      id: fieldId(name),
      ...own,
      name,
      [valueProp]: value,
      ...(valueProp === 'value' ? { error } : {}),
      onChange: change,
      onBlur: leave,
    };
    // The form's properties and the caller's together are all of the field's properties.
    return <Field {...(given as unknown as Props)} />;
  };
}
