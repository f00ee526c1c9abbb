import type { Ref, TextareaHTMLAttributes } from 'react';
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
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

const Frame = styled(ControlFrame)`
  padding-block: 9px;
  & > textarea {
    resize: vertical;
    min-block-size: 44px;
  }
`;

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
    rows = 3,
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
            ref={ref}
            rows={rows}
            maxLength={maxLength}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </Frame>
      )}
    </FieldShell>
  );
}
