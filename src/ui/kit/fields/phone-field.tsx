import { useState } from 'react';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import { toLatinDigits } from '#domain/format/latin-digits';
import PhoneIcon from '~icons/solar/phone-linear';
import { TextField, type TextFieldProps } from './text-field';

export interface PhoneFieldProps
  extends Omit<TextFieldProps, 'type' | 'dir' | 'inputMode' | 'icon' | 'end'> {
  /** The stored form, `+212661420318`; the typed text while it is no number. */
  value: string;
  /** Parses typed text; undefined if it is no number. */
  read: (text: string) => string | undefined;
}

/**
 * A phone number: Arabic digits are accepted, `read` defines the stored form, and Morocco's format
 * is shown.
 */
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
