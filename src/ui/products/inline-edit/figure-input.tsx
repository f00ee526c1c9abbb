import type { Ref } from 'react';
import type { TypedNumber } from '#domain/format/unreadable-number';
import type { InlineField } from '#domain/products/product-numbers';
import { MoneyField, NumberField } from '../../kit/fields/number-field';
import { useCodeText, useProblemText } from '../../text/problem-text';
import type { InlineSnapshot } from './inline-edits';

interface FigureInputProps {
  field: InlineField;
  label: string;
  hideLabel?: boolean;
  value: TypedNumber;
  onChange: (value: TypedNumber) => void;
  error: string | undefined;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** The input for a price or a number of pieces. */
export function FigureInput({ field, ...own }: FigureInputProps) {
  return field === 'price' ? <MoneyField {...own} /> : <NumberField {...own} />;
}

/** The error text of the last refused figure, while the field still contains it. */
export function useFigureError({ context }: InlineSnapshot, value: TypedNumber) {
  const codeText = useCodeText();
  const problemText = useProblemText();
  const { error, problem, wantedValue } = context;
  if (value !== wantedValue) return undefined;
  if (error) return codeText(error);
  if (!problem) return undefined;
  // The error may be at another field: a price can also conflict with the struck one.
  const code = Object.values(problem.errors ?? {})[0]?.[0];
  return code ? codeText(code) : problemText(problem);
}

/** The field's initial value: the refused value, otherwise the current figure. */
export function startOf({ context }: InlineSnapshot): TypedNumber {
  const { error, problem, wantedValue, product, field } = context;
  return error || problem ? wantedValue : product[field];
}
