import { useState } from 'react';
import { toLatinDigits } from '#domain/format/parse-numbers';
import { TextField, type TextFieldProps } from '../../kit/fields/text-field';
import { Muted } from '../../kit/table/columns';
import { useFormat } from '../../text/use-format';

interface DecimalFieldProps extends Pick<TextFieldProps, 'label' | 'required' | 'error' | 'id'> {
  /** Null while the field is empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  unit?: string | undefined;
}

const MAX_DECIMALS = 6;

/** A measure: accepts Arabic digits and both decimal marks, and is formatted on blur. */
export function DecimalField({ value, onChange, unit, ...own }: DecimalFieldProps) {
  const format = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const normalized =
    value === null
      ? ''
      : format.number(value, { maximumFractionDigits: MAX_DECIMALS, useGrouping: false });
  const change = (text: string) => {
    const next = toLatinDigits(text).replace(/[^\d.,٫]/g, '');
    const number = Number(next.replace(/[,٫]/g, '.'));
    setTyped(next);
    onChange(next === '' || Number.isNaN(number) ? null : number);
  };
  return (
    <TextField
      {...own}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? normalized}
      onChange={change}
      onBlur={() => setTyped(null)}
      end={unit && <Muted>{unit}</Muted>}
    />
  );
}
