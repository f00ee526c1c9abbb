import { useState } from 'react';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import { toLatinDigits } from '#domain/format/parse-numbers';
import PhoneIcon from '~icons/solar/phone-linear';
import { TextField, type TextFieldProps } from './text-field';

export interface PhoneFieldProps
  extends Omit<TextFieldProps, 'type' | 'dir' | 'inputMode' | 'icon' | 'end'> {
  /** As it is kept, `+212661420318`; what was typed while that is no number yet. */
  value: string;
  /** Reads what a person types; undefined when it is no number. */
  read: (text: string) => string | undefined;
}

/** A phone number: Arabic digits are taken, the kept form is the reader's, the shown one Morocco's. */
export function PhoneField({ value, onChange, read, onBlur, ...rest }: PhoneFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const normalized = (text: string) => read(text) ?? text;
  const change = (text: string) => {
    const next = toLatinDigits(text).replace(/[^\d+\s().-]/g, '');
    setTyped(next);
    onChange(normalized(next));
  };
  return (
    <TextField
      autoComplete="tel"
      {...rest}
      type="tel"
      inputMode="tel"
      dir="ltr"
      icon={PhoneIcon}
      value={typed !== null && normalized(typed) === value ? typed : formatPhoneNumber(value)}
      onChange={change}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
