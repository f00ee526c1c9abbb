import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { formatAmount } from '#domain/format/money';
import { formatNumber } from '#domain/format/numbers';
import {
  MEASURE_DECIMALS,
  readAmount,
  readMeasure,
  readWholeNumber,
} from '#domain/format/typed-number';
import { isUnreadable, type TypedNumber } from '#domain/format/unreadable-number';
import { useDocumentLanguage } from '../../theme/document-language';
import { useKitTexts } from '../kit-texts';
import { keepingCellsApart } from './several-cells';
import { TextField, type TextFieldProps } from './text-field';

type Base = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'dir' | 'end' | 'min' | 'max'>;

interface TypedNumberProps extends Base {
  /** Null while the field is empty; the typed text and its problem while it cannot be read. */
  value: TypedNumber;
  onChange: (value: TypedNumber) => void;
  /** Shown at the end; it may also be typed. */
  unit?: string | undefined;
}

export interface NumberFieldProps extends TypedNumberProps {
  min?: number | undefined;
  max?: number | undefined;
}

const Unit = styled.span`
  flex: none;
  color: var(--text-2);
  font: 400 var(--text-body) var(--font-body);
`;

/** A whole number. Arrow keys change it by one. */
export function NumberField(props: NumberFieldProps) {
  const { min = 0, max = Number.MAX_SAFE_INTEGER, ...rest } = props;
  const { value, onChange, unit } = rest;
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined || isUnreadable(value)) return;
    event.preventDefault();
    onChange(Math.min(max, Math.max(min, (value ?? 0) + by)));
  };
  return (
    <ReadField
      inputMode="numeric"
      {...rest}
      read={(text) => readWholeNumber(text, unit)}
      write={String}
      onKeyDown={step}
    />
  );
}

export interface MoneyFieldProps extends TypedNumberProps {
  /** Whether the amount may be negative. */
  signed?: boolean | undefined;
}

/** An amount in integer centimes; in dirhams unless a unit is given. */
export function MoneyField({ unit = 'DHS', signed = false, ...rest }: MoneyFieldProps) {
  const language = useDocumentLanguage();
  return (
    <ReadField
      inputMode="decimal"
      {...rest}
      unit={unit}
      read={(text) => readAmount(text, signed)}
      write={(centimes) => formatAmount(centimes, language)}
    />
  );
}

/** A number with decimals, such as a measure. */
export function DecimalField(props: TypedNumberProps) {
  const language = useDocumentLanguage();
  const options = { maximumFractionDigits: MEASURE_DECIMALS, useGrouping: false };
  return (
    <ReadField
      inputMode="decimal"
      {...props}
      read={(text) => readMeasure(text, props.unit)}
      write={(number) => formatNumber(number, language, options)}
    />
  );
}

interface ReadFieldProps extends TypedNumberProps {
  read: (text: string) => TypedNumber;
  write: (value: number) => string;
}

/**
 * Shows the text as it is typed, and on blur what was read from it. A text that cannot be read
 * stays, with the reason below it.
 */
function ReadField(props: ReadFieldProps) {
  const { value, onChange, unit, read, write, error, onBlur, onKeyDown, ...rest } = props;
  const texts = useKitTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = typed !== null && isSame(read(typed), value);
  const problem = isUnreadable(value) && (!isTyping || error) ? value.problem : null;
  return (
    <TextField
      autoComplete="off"
      {...keepingCellsApart}
      {...rest}
      dir="ltr"
      value={isTyping ? typed : textOf(value, write)}
      error={problem ? texts.numberProblem(problem) : error}
      onChange={(text) => {
        setTyped(text);
        onChange(read(text));
      }}
      onKeyDown={(event) => {
        // A form may be submitted now, so the reason must be visible.
        if (event.key === 'Enter' && isUnreadable(value)) setTyped(null);
        onKeyDown?.(event);
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
      end={unit && <Unit>{unit}</Unit>}
    />
  );
}

function textOf(value: TypedNumber, write: (value: number) => string): string {
  if (isUnreadable(value)) return value.unreadable;
  return value === null ? '' : write(value);
}

function isSame(one: TypedNumber, other: TypedNumber): boolean {
  if (isUnreadable(one)) return isUnreadable(other) && one.unreadable === other.unreadable;
  return one === other;
}
