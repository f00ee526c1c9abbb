import { useFormikContext } from 'formik';
import { createContext, type RefObject, useContext } from 'react';
import { flushSync } from 'react-dom';
import type { SaveAim } from '#application/products/product-editor.machine';

const AimContext = createContext<RefObject<SaveAim> | null>(null);
/** Provides the aim of the next save, which validation reads. */
export const AimProvider = AimContext.Provider;

/** Submits the form for an aim, with all values typed so far. */
export function useSaveFor(): (aim: SaveAim) => void {
  const aimRef = useContext(AimContext);
  const form = useFormikContext();
  return (next) => {
    if (!aimRef) throw new Error('There is no product editor around this.');
    aimRef.current = next;
    // The last typed value may not be rendered yet, and Formik submits the rendered values.
    flushSync(() => form.setSubmitting(false));
    void form.submitForm();
  };
}
