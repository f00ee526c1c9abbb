import { Checkbox, type CheckboxProps } from '../checkbox';
import { PasswordField } from '../password-field';
import { TextField, type TextFieldProps } from '../text-field';
import { useFormField } from './form-error-text';

/** The parts of a field that Formik gives. */
export type Bound<Props> = Omit<
  Props,
  'value' | 'checked' | 'onChange' | 'onBlur' | 'error' | 'name'
> & {
  /** The value's path in the form: "email", "prices.0.amount". */
  name: string;
};

/** Ids let the error summary link to its field. */
export function fieldId(name: string): string {
  return `field-${name.replaceAll('.', '-')}`;
}

/** A text field that reads and writes the Formik value of its name. */
export function BoundTextField({ name, ...rest }: Bound<TextFieldProps>) {
  const field = useFormField<string>(name);
  return (
    <TextField
      id={fieldId(name)}
      {...rest}
      name={name}
      value={field.value}
      error={field.error}
      onChange={field.change}
      onBlur={field.leave}
    />
  );
}

export function BoundPasswordField({
  name,
  ...rest
}: Bound<Omit<TextFieldProps, 'type' | 'end' | 'dir'>>) {
  const field = useFormField<string>(name);
  return (
    <PasswordField
      id={fieldId(name)}
      {...rest}
      name={name}
      value={field.value}
      error={field.error}
      onChange={field.change}
      onBlur={field.leave}
    />
  );
}

export function BoundCheckbox({ name, ...rest }: Bound<CheckboxProps>) {
  const field = useFormField<boolean>(name);
  return (
    <Checkbox
      id={fieldId(name)}
      {...rest}
      name={name}
      checked={field.value}
      onChange={field.change}
      onBlur={field.leave}
    />
  );
}
