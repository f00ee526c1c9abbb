import { DateField, type DateFieldProps } from '../date-field';
import { DateRangeField, type DateRangeFieldProps } from '../date-range-field';
import type { DayRange } from '../day-value';
import { type Bound, fieldId } from './bound-fields';
import { useFormField } from './form-error-text';

/** The Formik value is `YYYY-MM-DD`, null while empty. */
export function BoundDateField({ name, ...rest }: Bound<DateFieldProps>) {
  const field = useFormField<string | null>(name);
  return (
    <DateField
      id={fieldId(name)}
      {...rest}
      value={field.value}
      error={field.error}
      onChange={field.change}
      onBlur={field.leave}
    />
  );
}

/** The Formik value is `{ from, to }`, both `YYYY-MM-DD`, null while empty. */
export function BoundDateRangeField({ name, ...rest }: Bound<DateRangeFieldProps>) {
  const field = useFormField<DayRange | null>(name);
  return (
    <DateRangeField
      id={fieldId(name)}
      {...rest}
      value={field.value}
      error={field.error}
      onChange={field.change}
      onBlur={field.leave}
    />
  );
}
