import { PhoneField, type PhoneFieldProps } from '../phone-field';
import { type Bound, fieldId } from './bound-fields';
import { useFormField } from './form-error-text';

/** The Formik value is the kept form, `+212661420318`, or what was typed while it is none. */
export function BoundPhoneField({ name, ...rest }: Bound<PhoneFieldProps>) {
  const field = useFormField<string>(name);
  return (
    <PhoneField
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
