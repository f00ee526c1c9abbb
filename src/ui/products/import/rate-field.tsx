import { useState } from 'react';
import { readMeasure } from '#domain/format/typed-number';
import { readableNumber } from '#domain/format/unreadable-number';
import { keepingCellsApart } from '../../kit/fields/several-cells';
import { TextField } from '../../kit/fields/text-field';
import { useText } from '../../text/use-text';

interface RateFieldProps {
  label: string;
  rate: number | null;
  /** The highest rate; without one, any above 0. */
  max?: number;
  required: boolean;
  onChange: (rate: number | null) => void;
}

/** A rate above 0. It is saved on blur or Enter, so that a partial number is never sent. */
export function RateField({ label, rate, max, required, onChange }: RateFieldProps) {
  const t = useText('imports');
  const [text, setText] = useState(rate === null ? '' : String(rate));
  const read = readMeasure(text);
  const isWithin = typeof read === 'number' && read > 0 && read <= (max ?? read);
  const isValid = read === null || isWithin;
  const save = () => {
    const next = readableNumber(read);
    if (isValid && next !== rate) onChange(next);
  };
  return (
    <TextField
      {...keepingCellsApart}
      dir="ltr"
      inputMode="decimal"
      label={label}
      required={required}
      value={text}
      error={isValid ? undefined : t('options.invalidRate')}
      onChange={setText}
      onBlur={save}
      onKeyDown={(event) => event.key === 'Enter' && save()}
    />
  );
}
