import type { ReactNode } from 'react';
import { useFormField } from './form-error-text';

/** What the form around a field says of it; the rest stays the caller's. */
type GivenByForm = 'value' | 'checked' | 'onChange' | 'onBlur' | 'error' | 'name';

export type Bound<Props> = Omit<Props, GivenByForm> & {
  /** The value's path in the form: "email", "prices.0.amount". */
  name: string;
};

/** Ids let the error summary link to its field. */
export function fieldId(name: string): string {
  return `field-${name.replaceAll('.', '-')}`;
}

/**
 * A field of the kit that reads and writes the Formik value of its name, in the shape the field
 * itself takes (a day as `YYYY-MM-DD`, an amount in centimes). A field that can be emptied is null
 * then. `valueProp` is `checked` for what is on or off.
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
    // What the form gives and what the caller gives are the field's own properties together.
    return <Field {...(given as unknown as Props)} />;
  };
}
