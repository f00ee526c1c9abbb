import type { ReactNode } from 'react';
import { MoneyField, NumberField } from '../fields/number-field';
import { TextArea } from '../fields/text-area';
import { TextField } from '../fields/text-field';
import { type Bound, bound } from './bound';
import { useBufferedValue } from './use-buffered-value';

interface BufferableProps {
  value: unknown;
  onChange: (value: unknown) => void;
}

/** A bound field that renders typed text before the form does: for forms of many fields. */
function boundBuffered<Props extends object>(
  Field: (props: Props) => ReactNode,
): (props: Bound<Props>) => ReactNode {
  return bound<Props>(function PromptField(props: Props) {
    // The properties that `bound` gives every field; the generic type hides them.
    const { value, onChange } = props as unknown as BufferableProps;
    const [shown, type] = useBufferedValue(value, onChange);
    return <Field {...props} value={shown} onChange={type} />;
  });
}

export const BufferedTextField = boundBuffered(TextField);
export const BufferedTextArea = boundBuffered(TextArea);
export const BufferedNumberField = boundBuffered(NumberField);
/** The Formik value is integer centimes, null while empty. */
export const BufferedMoneyField = boundBuffered(MoneyField);
