import { Autocomplete, type AutocompleteProps } from '../autocomplete';
import { MultiSelect, type MultiSelectProps } from '../multi-select';
import { type Bound, fieldId } from './bound-fields';
import { useFormField } from './form-error-text';

/** One of many; the Formik value is an option's value, null while nothing is chosen. */
export function BoundAutocomplete<V extends string>({
  name,
  ...rest
}: Bound<AutocompleteProps<V>>) {
  const field = useFormField<V | null>(name);
  return (
    <Autocomplete<V>
      id={fieldId(name)}
      {...rest}
      value={field.value}
      error={field.error}
      onChange={field.change}
      onBlur={field.leave}
    />
  );
}

/** Several of many; the Formik value is a list of options' values. */
export function BoundMultiSelect<V extends string>({ name, ...rest }: Bound<MultiSelectProps<V>>) {
  const field = useFormField<readonly V[]>(name);
  return (
    <MultiSelect<V>
      id={fieldId(name)}
      {...rest}
      value={field.value}
      error={field.error}
      onChange={field.change}
      onBlur={field.leave}
    />
  );
}
