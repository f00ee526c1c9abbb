import type { Ref } from 'react';
import type { InlineField } from '#domain/products/product-numbers';
import { MoneyField, NumberField } from '../../kit/number-field';
import { useCodeText, useProblemText } from '../../text/problem-text';
import type { InlineSnapshot } from './inline-edits';

interface FigureInputProps {
  field: InlineField;
  label: string;
  hideLabel?: boolean;
  value: number | null;
  onChange: (value: number | null) => void;
  error: string | undefined;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** The field of a price or of pieces. */
export function FigureInput({ field, ...own }: FigureInputProps) {
  return field === 'price' ? <MoneyField {...own} /> : <NumberField {...own} />;
}

/** The sentence about the figure that was refused last, as long as it still stands in the field. */
export function useFigureError({ context }: InlineSnapshot, value: number | null) {
  const codeText = useCodeText();
  const problemText = useProblemText();
  const { error, problem, wantedValue } = context;
  if (value !== wantedValue) return undefined;
  if (error) return codeText(error);
  if (!problem) return undefined;
  // Whichever field the server names: a price may also be wrong beside the one struck through.
  const code = Object.values(problem.errors ?? {})[0]?.[0];
  return code ? codeText(code) : problemText(problem);
}

/** What stands in the field when it opens: what was refused, else the figure. */
export const startOf = ({ context }: InlineSnapshot): number | null => {
  const { error, problem, wantedValue, product, field } = context;
  return error || problem ? wantedValue : product[field];
};
