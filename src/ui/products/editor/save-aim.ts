import { useFormikContext } from 'formik';
import { createContext, type RefObject, useContext } from 'react';
import { flushSync } from 'react-dom';
import type { SaveAim } from '#application/products/product-editor.machine';

const AimContext = createContext<RefObject<SaveAim> | null>(null);
/** What the next save is for; validation reads it. */
export const AimProvider = AimContext.Provider;

/** Submits the form for an aim, with everything that was typed until now. */
export function useSaveFor(): (aim: SaveAim) => void {
  const aimRef = useContext(AimContext);
  const form = useFormikContext();
  return (next) => {
    if (!aimRef) throw new Error('There is no product editor around this.');
    aimRef.current = next;
    // What was typed last may not be drawn yet, and Formik submits what it has drawn.
    flushSync(() => form.setSubmitting(false));
    void form.submitForm();
  };
}
