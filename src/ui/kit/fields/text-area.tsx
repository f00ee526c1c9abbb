import type { KeyboardEvent, Ref, TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { useKitTexts } from '../kit-texts';
import { ControlFrame, type FieldProps, FieldShell } from './field-shell';

export interface TextAreaProps
  extends FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'required' | 'onChange' | 'value'> {
  value: string;
  onChange: (value: string) => void;
  /** Shows "58/200" next to the label; limits the length. */
  maxLength?: number | undefined;
  /**
   * One line of text, all of it visible: the field grows instead of cutting the end of a long name,
   * where its figures are. Enter adds no line break, and pasted ones become spaces.
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

function refuseLineBreak(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
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
  const counter = maxLength ? texts.charactersUsed(value.length, maxLength) : undefined;
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
            {...(oneLine ? { 'data-one-line': '', onKeyDown: refuseLineBreak } : {})}
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
