import type { ReactNode } from 'react';
import { MoneyField, NumberField } from '../number-field';
import { TextArea } from '../text-area';
import { TextField } from '../text-field';
import { type Bound, bound } from './bound';
import { usePromptValue } from './prompt-value';

interface Typed {
  value: unknown;
  onChange: (value: unknown) => void;
}

/** A bound field that draws what is typed before the form does: for forms of many fields. */
function boundPrompt<Props extends object>(
  Field: (props: Props) => ReactNode,
): (props: Bound<Props>) => ReactNode {
  return bound<Props>(function PromptField(props: Props) {
    // What `bound` gives every field; its type is lost with that of the properties.
    const { value, onChange } = props as unknown as Typed;
    const [shown, type] = usePromptValue(value, onChange);
    return <Field {...props} value={shown} onChange={type} />;
  });
}

export const PromptTextField = boundPrompt(TextField);
export const PromptTextArea = boundPrompt(TextArea);
export const PromptNumberField = boundPrompt(NumberField);
/** The Formik value is integer centimes, null while empty. */
export const PromptMoneyField = boundPrompt(MoneyField);
