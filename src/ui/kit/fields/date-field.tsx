import type { CalendarDate } from '@internationalized/date';
import { useContext, useState } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker } from 'react-aria-components/DatePicker';
import { AriaLocale } from '../aria-locale';
import { CalendarMonth } from './calendar-parts';
import { CalendarTodayContext } from './calendar-today';
import { DateSegments, type DayFieldProps, PickerBox, usePickerProps } from './date-parts';
import { type DayLimits, dayOf, isWithin, limitsOf, withinLimits } from './day-value';
import { FieldShell } from './field-shell';

export interface DateFieldProps extends DayFieldProps {
  /** A day of Casablanca's calendar as `YYYY-MM-DD`, or null. */
  value: string | null;
  /**
   * Called with null while the typed value is no day within the limits; on blur, the day is moved
   * into them.
   */
  onChange: (day: string | null) => void;
}

/** A day, typed part by part or chosen in a calendar. */
export function DateField(props: DateFieldProps) {
  const limits = limitsOf(props.min, props.max);
  const { draft, change, leave } = useDayDraft(props, limits);
  const pickerProps = usePickerProps(props);
  const today = dayOf(useContext(CalendarTodayContext));
  return (
    <AriaLocale>
      <FieldShell {...props} asGroup>
        {(ids) => (
          <DatePicker {...pickerProps(ids)} value={draft} onChange={change} onBlur={leave}>
            <PickerBox
              id={ids.id}
              field={props}
              onClear={props.value === null ? undefined : () => change(null)}
              segments={<DateSegments />}
              panel={() => (
                <Calendar
                  minValue={limits.min}
                  maxValue={limits.max}
                  {...(draft || !today ? {} : { defaultFocusedValue: withinLimits(today, limits) })}
                >
                  <CalendarMonth />
                </Calendar>
              )}
            />
          </DatePicker>
        )}
      </FieldShell>
    </AriaLocale>
  );
}

/**
 * The field's current content. It may be a day that the field does not accept: a year typed digit
 * by digit passes through the year 2 and the year 20.
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
    // A copy, so that cleared parts show their day again.
    const left = draft ? withinLimits(draft.copy(), limits) : null;
    change(left);
    onBlur?.();
  };
  return { draft, change, leave };
}
