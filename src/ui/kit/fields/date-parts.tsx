import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import CalendarIcon from '~icons/solar/calendar-linear';
import CloseIcon from '~icons/solar/close-circle-linear';
import { media } from '../../theme/breakpoints';
import { useDocumentLanguage } from '../../theme/document-language';
import { Icon } from '../icon';
import { useKitTexts } from '../kit-texts';
import { overlayContainer } from '../overlays/overlay-container';
import { weekStartOf } from './day-value';
import { type ControlIds, controlBox, describedBy, type FieldProps, namedBy } from './field-shell';
import { focusField } from './focus-field';

/** The box around the parts of a date, styled like every other field. */
const Frame = styled(Group)<{ $wrong: boolean }>`
  ${controlBox}
  display: flex;
  /* Two days and two buttons: where one line is too short for them, the buttons go below. */
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-4);
  padding-inline: 12px 4px;
  cursor: text;
  ${media.below('phone')} {
    padding-inline-end: 0;
  }
  &:hover {
    border-color: var(--input-line-hover);
  }
  ${({ $wrong }) =>
    $wrong ? 'border-color: var(--error-text); box-shadow: inset 0 0 0 1px var(--error-text);' : ''}
  &:has([role='spinbutton']:focus) {
    border-color: var(--focus);
    box-shadow: inset 0 0 0 1px var(--focus);
  }
  &[data-disabled] {
    border-color: var(--line-strong);
    background: var(--sunk);
    color: var(--on-press);
    cursor: not-allowed;
  }
`;
const Input = styled(DateInput)`
  display: inline-flex;
  align-items: center;
  white-space: pre;
  font-variant-numeric: tabular-nums;
`;
const Segment = styled(DateSegment)`
  min-inline-size: 24px;
  min-block-size: 24px;
  padding: 0 2px;
  text-align: center;
  ${media.below('phone')} {
    padding: 0;
    /* Two days share a line. */
    [slot] & {
      min-inline-size: 0;
    }
  }
  border-radius: 4px;
  outline: none;
  &[data-type='literal'] {
    min-inline-size: 0;
    padding: 0;
  }
  &[data-placeholder] {
    color: var(--text-2);
  }
  &:is([data-type]:focus) {
    background: var(--accent);
    color: var(--on-accent);
  }
  [data-disabled] & {
    color: var(--on-press);
  }
`;
const CalendarToggle = styled(Button)`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  border-radius: 6px;
  color: var(--text-2);
  &[data-hovered] {
    background: var(--hover);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
  }
  &[data-disabled] {
    cursor: not-allowed;
  }
`;
const Clear = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  border-radius: 6px;
  color: var(--text-2);
  &:hover {
    background: var(--hover);
  }
`;
const Surface = styled(Popover)`
  z-index: var(--z-menu);
  inline-size: min(336px, calc(100vw - 16px));
  border-radius: var(--radius-note);
  background: var(--raised);
  color: var(--text);
  box-shadow: var(--shadow-pop);
  overflow: auto;
`;
const PanelContent = styled(Dialog)`
  padding: var(--space-16);
  outline: none;
`;
const Spacer = styled.span`
  flex: 1;
`;

/**
 * Day, month and year in the language's order, typed separately. `slot` selects the end of a range.
 */
export function DateSegments({ slot }: { slot?: 'start' | 'end' }) {
  return <Input {...(slot ? { slot } : {})}>{(segment) => <Segment segment={segment} />}</Input>;
}

/** Opens the calendar. */
function CalendarButton() {
  return (
    <CalendarToggle>
      <Icon of={CalendarIcon} />
    </CalendarToggle>
  );
}

/**
 * Clears the field. Outside react-aria's contexts, which would turn it into a second calendar
 * button.
 */
function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <Clear type="button" aria-label={useKitTexts().clear} onClick={onClear}>
      <Icon of={CloseIcon} size={18} />
    </Clear>
  );
}

/** Common properties of day fields, in addition to their values. */
export interface DayFieldProps extends FieldProps {
  onBlur?: (() => void) | undefined;
  /** `YYYY-MM-DD`; 1900-01-01 by default. */
  min?: string | undefined;
  /** `YYYY-MM-DD`; 2099-12-31 by default. */
  max?: string | undefined;
  disabled?: boolean | undefined;
}

/** Properties that react-aria's pickers share. */
export function usePickerProps(field: DayFieldProps) {
  const language = useDocumentLanguage();
  return (ids: ControlIds) => ({
    ...namedBy(ids.id, field.label, field.hideLabel),
    ...describedBy(ids),
    granularity: 'day' as const,
    shouldForceLeadingZeros: true,
    firstDayOfWeek: weekStartOf(language),
    isDisabled: field.disabled ?? false,
    isInvalid: Boolean(field.error),
    isRequired: field.required ?? false,
    validationBehavior: 'aria' as const,
  });
}

/** The field's box with its parts, and the panel that opens below; used inside a picker. */
export function PickerBox(props: {
  id: string;
  field: DayFieldProps;
  /** Undefined if there is nothing to clear. */
  onClear: (() => void) | undefined;
  segments: ReactNode;
  panel: (close: () => void) => ReactNode;
}) {
  const { id, field, onClear } = props;
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  return (
    <>
      <Frame id={id} ref={setFrame} $wrong={Boolean(field.error)}>
        {props.segments}
        <Spacer />
        {onClear && !field.required && !field.disabled && (
          <ClearButton
            onClear={() => {
              onClear();
              focusField(id);
            }}
          />
        )}
        <CalendarButton />
      </Frame>
      <Surface
        placement="bottom start"
        offset={4}
        UNSTABLE_portalContainer={overlayContainer(frame)}
      >
        <PanelContent>{({ close }) => props.panel(close)}</PanelContent>
      </Surface>
    </>
  );
}
