import { Select, type SelectProps } from '../select';
import { type Bound, fieldId } from './bound-fields';
import { useFormField } from './form-error-text';

/** A select bound to the Formik value of its name. */
export function BoundSelect<V extends string>({ name, ...rest }: Bound<SelectProps<V>>) {
  const field = useFormField<V | null>(name);
  return (
    <Select<V>
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
