import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { formatAmount } from '#domain/format/money';
import { filterAmountCharacters, parseCentimes, toLatinDigits } from '#domain/format/parse-numbers';
import { useDocumentLanguage } from '../../theme/document-language';
import { TextField, type TextFieldProps } from './text-field';

type Base = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'dir' | 'end' | 'min' | 'max'>;

export interface NumberFieldProps extends Base {
  /** A whole number, or null while the field is empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number | undefined;
  max?: number | undefined;
  /** Unit shown at the end. */
  unit?: string | undefined;
}

export interface MoneyFieldProps extends Base {
  /** Integer centimes, or null while the field is empty. */
  value: number | null;
  onChange: (centimes: number | null) => void;
  /** Shown at the end; DHS by default. */
  unit?: string | undefined;
}

const Unit = styled.span`
  flex: none;
  color: var(--text-2);
  font: 400 var(--text-body) var(--font-body);
`;

/**
 * A whole number; Arabic digits are accepted and stored as Latin ones, arrow keys change it by one.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, min = 0, max = Number.MAX_SAFE_INTEGER, unit, ...rest } = props;
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onChange(Math.min(max, Math.max(min, (value ?? 0) + by)));
  };
  const change = (text: string) => {
    const digits = toLatinDigits(text).replace(/\D/g, '').slice(0, 15);
    onChange(digits === '' ? null : Number(digits));
  };
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      dir="ltr"
      value={value === null ? '' : String(value)}
      onChange={change}
      onKeyDown={step}
      end={unit && <Unit>{unit}</Unit>}
    />
  );
}

/** An amount: typed in any notation, stored in centimes, formatted on blur. */
export function MoneyField({ value, onChange, unit = 'DHS', onBlur, ...rest }: MoneyFieldProps) {
  const language = useDocumentLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const normalized = value === null ? '' : formatAmount(value, language);
  const change = (text: string) => {
    const next = filterAmountCharacters(text);
    setTyped(next);
    onChange(parseCentimes(next));
  };
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      dir="ltr"
      value={typed !== null && parseCentimes(typed) === value ? typed : normalized}
      onChange={change}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
      end={<Unit>{unit}</Unit>}
    />
  );
}
