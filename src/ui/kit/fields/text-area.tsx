import type { KeyboardEvent, Ref, TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { useKitTexts } from '../kit-texts';
import { ControlFrame, type FieldProps, FieldShell } from './field-shell';

export interface TextAreaProps
  extends FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'required' | 'onChange' | 'value'> {
  value: string;
  onChange: (value: string) => void;
  /** Limits the length; a text of several lines shows "58/200" next to the label. */
  maxLength?: number | undefined;
  /**
   * One line of text, all of it visible: the field grows instead of cutting the end of a long name
   * or address. Enter submits the form, as in `TextField`, and pasted line breaks become spaces.
   */
  oneLine?: boolean | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

const Frame = styled(ControlFrame)`
  padding-block: 9px;
  & > textarea {
    resize: vertical;
    min-block-size: 44px;
  }
  & > textarea[data-one-line] {
    resize: none;
    min-block-size: 0;
    field-sizing: content;
  }
`;

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  // After the event, as browsers do: a form that keeps typed text back has then received it.
  queueMicrotask(() => defaultButtonOf(form)?.click());
}

/** The button that Enter presses in the inputs of a form: the first that submits it. */
function defaultButtonOf(form: HTMLFormElement | null): HTMLButtonElement | undefined {
  return [...(form?.elements ?? [])].find(
    (control) => control instanceof HTMLButtonElement && control.type === 'submit',
  ) as HTMLButtonElement | undefined;
}

function withoutLineBreaks(text: string): string {
  return text.replaceAll(/\s*[\r\n]+\s*/g, ' ');
}

/** Several lines of text, with a counter if there is a limit. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    hideLabel,
    required,
    help,
    error,
    aside,
    id,
    value,
    onChange,
    maxLength,
    ref,
    oneLine = false,
    rows = oneLine ? 1 : 3,
    ...rest
  } = props;
  const texts = useKitTexts();
  const isCounted = maxLength && !oneLine && value !== '';
  const counter = isCounted ? texts.charactersUsed(value.length, maxLength) : undefined;
  const shownAside =
    aside && counter ? (
      <>
        {aside} · <bdi>{counter}</bdi>
      </>
    ) : (
      (aside ?? (counter && <bdi>{counter}</bdi>))
    );
  return (
    <FieldShell
      label={label}
      hideLabel={hideLabel}
      required={required}
      help={help}
      error={error}
      id={id}
      aside={shownAside}
    >
      {(ids) => (
        <Frame>
          <textarea
            {...rest}
            {...ids}
            {...(hideLabel ? { 'aria-label': label } : {})}
            {...(oneLine ? { 'data-one-line': '', onKeyDown: submitOnEnter } : {})}
            ref={ref}
            rows={rows}
            maxLength={maxLength}
            value={value}
            onChange={({ target }) =>
              onChange(oneLine ? withoutLineBreaks(target.value) : target.value)
            }
          />
        </Frame>
      )}
    </FieldShell>
  );
}
