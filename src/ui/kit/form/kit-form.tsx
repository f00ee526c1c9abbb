import { Form, type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useLatest } from '../use-latest';
import { enteredValues, isWaiting, takeEarlySubmission } from './early-input';
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
 * focuses the errors. On a page that was written at build time it takes over what was typed and
 * submitted before.
 */
export function KitForm({ errorText, children, id, label, gap = 20 }: KitFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const context = useFormikContext<FormikValues>();
  const { submitCount, isValid, status } = context;
  const refused = useRef(0);
  const latest = useLatest(context);
  useLayoutEffect(() => {
    if (!form.current || !isWaiting(form.current)) return;
    const { values, setValues, submitForm } = latest.current;
    const entered = enteredValues(form.current, values);
    const isSubmitted = takeEarlySubmission(form.current);
    // Without a validation, which would show errors in fields that were not left yet.
    void Promise.resolve(setValues(entered, false)).then(() => {
      if (isSubmitted) void submitForm();
    });
  }, [latest]);
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
      {/* Were the browser to send the form itself, its values would not be in an address. */}
      <Stack ref={form} id={id} method="post" noValidate $gap={gap} aria-label={label}>
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
