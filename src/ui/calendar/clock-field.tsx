import { normalizeClock } from '#domain/stores/availability-form';
import type { FieldProps } from '../kit/fields/field-shell';
import { TextField } from '../kit/fields/text-field';
import { bound } from '../kit/form/bound';

interface ClockFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
}

/** A time of day in any common notation: 9, 9:30, 9h30. */
function ClockField({ value, onChange, onBlur, ...field }: ClockFieldProps) {
  return (
    <TextField
      {...field}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      placeholder="00:00"
      value={value}
      onChange={onChange}
      onBlur={() => {
        onChange(normalizeClock(value));
        onBlur?.();
      }}
    />
  );
}

/** The Formik value is `09:30`, or what was typed if it is no time. */
export const BoundClockField = bound(ClockField);
