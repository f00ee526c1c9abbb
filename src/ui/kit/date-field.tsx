import type { CalendarDate } from '@internationalized/date';
import { useRef, useState } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker } from 'react-aria-components/DatePicker';
import { useDocumentLanguage } from '../theme/document-language';
import { AriaLocale } from './aria-locale';
import { CalendarMonth } from './calendar-parts';
import {
  CalendarButton,
  CalendarPlate,
  ClearButton,
  DateFrame,
  DateSegments,
  Spring,
} from './date-parts';
import { type DayLimits, dayOf, isWithin, limitsOf, weekStartOf, withinLimits } from './day-value';
import { describedBy, type FieldProps, FieldShell, namedBy } from './field-shell';
import { focusField } from './focus-field';

export interface DateFieldProps extends FieldProps {
  /** A day of Casablanca's calendar as `YYYY-MM-DD`, or null. */
  value: string | null;
  /** Gets null while what is typed is no day within the limits; on leaving it is moved into them. */
  onChange: (day: string | null) => void;
  onBlur?: (() => void) | undefined;
  /** `YYYY-MM-DD`; 1900-01-01 when left out. */
  min?: string | undefined;
  /** `YYYY-MM-DD`; 2099-12-31 when left out. */
  max?: string | undefined;
  disabled?: boolean | undefined;
}

/** A day: typed part by part, or chosen in a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, hideLabel, value, min, max, disabled = false } = props;
  const language = useDocumentLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const limits = limitsOf(min, max);
  const { draft, change, leave } = useDayDraft(props, limits);
  return (
    <AriaLocale>
      <FieldShell {...props} asGroup>
        {(ids) => (
          <DatePicker
            {...namedBy(ids.id, label, hideLabel)}
            {...describedBy(ids)}
            value={draft}
            onChange={change}
            onBlur={leave}
            granularity="day"
            shouldForceLeadingZeros
            firstDayOfWeek={weekStartOf(language)}
            isDisabled={disabled}
            isInvalid={Boolean(props.error)}
            isRequired={props.required ?? false}
            validationBehavior="aria"
          >
            <DateFrame id={ids.id} ref={frame} $wrong={Boolean(props.error)}>
              <DateSegments />
              <Spring />
              {value !== null && !props.required && !disabled && (
                <ClearButton
                  onClear={() => {
                    change(null);
                    focusField(ids.id);
                  }}
                />
              )}
              <CalendarButton />
            </DateFrame>
            <CalendarPlate anchor={frame.current}>
              {() => (
                <Calendar minValue={limits.min} maxValue={limits.max}>
                  <CalendarMonth />
                </Calendar>
              )}
            </CalendarPlate>
          </DatePicker>
        )}
      </FieldShell>
    </AriaLocale>
  );
}

/**
 * What stands in the field. It may be no day the field takes: a year typed digit by digit passes
 * through the year 2 and the year 20.
 */
function useDayDraft({ value, onChange, onBlur }: DateFieldProps, limits: DayLimits) {
  const [draft, setDraft] = useState(() => dayOf(value));
  const [known, setKnown] = useState(value);
  const taken = (day: CalendarDate | null) => (day && isWithin(day, limits) ? `${day}` : null);
  if (value !== known) {
    setKnown(value);
    if (value !== taken(draft)) setDraft(dayOf(value));
  }
  const change = (day: CalendarDate | null) => {
    setDraft(day);
    if (taken(day) !== value) onChange(taken(day));
  };
  const leave = () => {
    // A copy, so that parts which were emptied show their day again.
    const left = draft ? withinLimits(draft.copy(), limits) : null;
    change(left);
    onBlur?.();
  };
  return { draft, change, leave };
}
