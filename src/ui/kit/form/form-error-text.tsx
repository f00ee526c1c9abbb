import { useField, useFormikContext } from 'formik';
import { createContext, useContext, useEffect, useRef } from 'react';
import { useLatest } from '../use-latest';
import { afterPointerRelease } from './after-pointer-release';
import { serverErrorOf } from './server-errors';

/** Converts a code and the field's name to a sentence in the page's language. */
export type ErrorText = (code: string, field: string) => string;

const ErrorTextContext = createContext<ErrorText | null>(null);
export const ErrorTextProvider = ErrorTextContext.Provider;

export function useErrorText(): ErrorText {
  const text = useContext(ErrorTextContext);
  if (!text) throw new Error('Form fields have no words for errors here: put KitForm above them.');
  return text;
}

/** A field's value and its error text, which is shown after a blur or an attempted submission. */
export function useFormField<Value>(name: string) {
  const [field, meta, helpers] = useField<Value>(name);
  const { status, submitCount } = useFormikContext();
  const text = useErrorText();
  const own = meta.touched || submitCount > 0 ? meta.error : undefined;
  // A choice changes its field and blurs it at once. Formik would then validate the previous value.
  const isChanging = useRef(false);
  useEffect(() => {
    isChanging.current = false;
  });
  const latest = useLatest(helpers);
  const code = own ?? serverErrorOf(status, name, field.value);
  return {
    value: field.value,
    name,
    error: typeof code === 'string' ? text(code, name) : undefined,
    change: (value: Value) => {
      isChanging.current = true;
      void helpers.setValue(value);
    },
    leave: () => {
      const isSettled = !isChanging.current;
      afterPointerRelease(() => void latest.current.setTouched(true, isSettled));
    },
  };
}
