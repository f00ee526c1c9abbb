import { useId } from 'react';
import { styled } from 'styled-components';
import { normalizeClock } from '#domain/stores/availability-form';
import type { Weekday } from '#domain/stores/store-availability';
import { controlBox } from '../../../kit/fields/field-shell';
import { fieldId } from '../../../kit/form/bound';
import { useFormField } from '../../../kit/form/form-error-text';
import { useText } from '../../../text/use-text';

const Frame = styled.div`
  ${controlBox}
  display: flex;
  align-items: center;
  justify-content: center;
  inline-size: 132px;
  padding-inline: var(--space-4);
  font-variant-numeric: tabular-nums;
  &:hover {
    border-color: var(--input-line-hover);
  }
  &:has([aria-invalid='true']) {
    border-color: var(--error-text);
    box-shadow: inset 0 0 0 1px var(--error-text);
  }
  &:has(:disabled) {
    border-color: var(--line-strong);
    background: var(--sunk);
    color: var(--on-press);
  }
  & > input {
    inline-size: 54px;
    min-block-size: 36px;
    border: 0;
    border-radius: var(--radius-chip);
    padding: 0;
    background: none;
    text-align: center;
  }
  & > input:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -1px;
  }
`;
const ErrorMessage = styled.p`
  inline-size: 100%;
  color: var(--error-text);
  font: var(--weight-strong) var(--text-help) var(--font-body);
`;

interface HoursFieldProps {
  day: Weekday;
  /** Index of the span within the day. */
  index: number;
  dayName: string;
}

/** The beginning and end of a span, in any common notation: 9, 9:30, 9h30. */
export function HoursField({ day, index, dayName }: HoursFieldProps) {
  const t = useText('storeSettings');
  const noteId = useId();
  const opens = useFormField<string>(`${day}.${index}.opens`);
  const closes = useFormField<string>(`${day}.${index}.closes`);
  const error = opens.error ?? closes.error;
  const input = (field: typeof opens, label: string) => (
    <input
      id={fieldId(field.name)}
      aria-label={label}
      aria-invalid={field.error ? true : undefined}
      aria-describedby={field.error ? noteId : undefined}
      inputMode="numeric"
      autoComplete="off"
      placeholder="00:00"
      value={field.value ?? ''}
      onChange={({ target }) => field.change(target.value)}
      onBlur={() => {
        field.change(normalizeClock(field.value ?? ''));
        field.leave();
      }}
    />
  );
  return (
    <>
      <Frame dir="ltr">
        {input(opens, t('hours.opensOn', { day: dayName }))}
        <span aria-hidden="true">{'–'}</span>
        {input(closes, t('hours.closesOn', { day: dayName }))}
      </Frame>
      {error && <ErrorMessage id={noteId}>{error}</ErrorMessage>}
    </>
  );
}
