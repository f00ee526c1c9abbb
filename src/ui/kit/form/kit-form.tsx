import { Form, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { type ErrorText, ErrorTextProvider } from './form-error-text';

export interface KitFormProps {
  /** Texts for the codes of the schema and of the server. */
  errorText: ErrorText;
  children: ReactNode;
  /** Lets a button outside the form, in a dialog's footer, submit it. */
  id?: string | undefined;
  /** Names the form for assistive technology. */
  label?: string | undefined;
  /** Gap between fields, px; 20 by default. */
  gap?: number | undefined;
}

const Stack = styled(Form)<{ $gap: number }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => $gap}px;
`;

/**
 * The form inside `<Formik>`: without the browser's validation bubbles; a refused submission
 * focuses the errors.
 */
export function KitForm({ errorText, children, id, label, gap = 20 }: KitFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { submitCount, isValid, status } = useFormikContext();
  const refused = useRef(0);
  useEffect(() => {
    if (isValid || submitCount === refused.current) return;
    refused.current = submitCount;
    focusFirstError(form.current);
  }, [submitCount, isValid]);
  useEffect(() => {
    if (status?.serverErrors && Object.keys(status.serverErrors).length > 0)
      focusFirstError(form.current);
  }, [status]);
  return (
    <ErrorTextProvider value={errorText}>
      <Stack ref={form} id={id} noValidate $gap={gap} aria-label={label}>
        {children}
      </Stack>
    </ErrorTextProvider>
  );
}

/** The summary if there is one, otherwise the first invalid field. */
function focusFirstError(form: HTMLFormElement | null): void {
  const target =
    form?.querySelector<HTMLElement>('[data-error-summary]') ??
    form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  target?.focus();
}
