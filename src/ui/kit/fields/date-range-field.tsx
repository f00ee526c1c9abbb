import type { CalendarDate } from '@internationalized/date';
import { useContext, useState } from 'react';
import { DateRangePicker } from 'react-aria-components/DateRangePicker';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { styled } from 'styled-components';
import { useDocumentLanguage } from '../../theme/document-language';
import { AriaLocale } from '../aria-locale';
import { Button } from '../button';
import { useKitTexts } from '../kit-texts';
import { CalendarMonth } from './calendar-parts';
import { CalendarTodayContext } from './calendar-today';
import { DateSegments, type DayFieldProps, PickerBox, usePickerProps } from './date-parts';
import {
  type DayLimits,
  type DayRange,
  dayOf,
  formatDayRange,
  isWithin,
  limitsOf,
  weekStartOf,
  withinLimits,
} from './day-value';
import { FieldShell } from './field-shell';

export interface RangePreset extends DayRange {
  id: string;
  /** "7 jours" */
  label: string;
}

export interface DateRangeFieldProps extends DayFieldProps {
  /** Days of Casablanca's calendar, or null. */
  value: DayRange | null;
  /**
   * Called with null while the typed values are not two days within the limits; on blur, they are
   * moved into them.
   */
  onChange: (range: DayRange | null) => void;
  /** Presets above the calendar; pressing one applies it immediately. */
  presets?: readonly RangePreset[] | undefined;
  /** Called after `onChange` with the preset that was pressed. */
  onPreset?: ((id: string) => void) | undefined;
}

interface Days {
  start: CalendarDate;
  end: CalendarDate;
}

const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  margin-block-end: var(--space-12);
`;
const Footer = styled.footer`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12);
  margin-block-start: var(--space-12);
  padding-block-start: var(--space-12);
  border-block-start: 1px solid var(--line);
  font: 400 var(--text-small) var(--font-body);
`;
const Dash = styled.span`
  color: var(--text-2);
`;

/** Two days: typed, chosen in a calendar and applied, or taken from presets. */
export function DateRangeField(props: DateRangeFieldProps) {
  const limits = limitsOf(props.min, props.max);
  const { draft, change, leave } = useRangeDraft(props, limits);
  const pickerProps = usePickerProps(props);
  return (
    <AriaLocale>
      <FieldShell {...props} asGroup>
        {(ids) => (
          <DateRangePicker {...pickerProps(ids)} value={draft} onChange={change} onBlur={leave}>
            <PickerBox
              id={ids.id}
              field={props}
              onClear={props.value === null ? undefined : () => change(null)}
              segments={
                <>
                  <DateSegments slot="start" />
                  <Dash aria-hidden="true">{'–'}</Dash>
                  <DateSegments slot="end" />
                </>
              }
              panel={(close) => (
                <RangePanel
                  chosen={draft}
                  limits={limits}
                  presets={props.presets ?? []}
                  onApply={(days, presetId) => {
                    change(days);
                    if (presetId !== undefined) props.onPreset?.(presetId);
                    close();
                  }}
                />
              )}
            />
          </DateRangePicker>
        )}
      </FieldShell>
    </AriaLocale>
  );
}

/** Holds the chosen days until they are applied. */
function RangePanel(props: {
  chosen: Days | null;
  limits: DayLimits;
  presets: readonly RangePreset[];
  onApply: (days: Days, presetId?: string) => void;
}) {
  const { limits, presets, onApply } = props;
  const texts = useKitTexts();
  const language = useDocumentLanguage();
  const today = dayOf(useContext(CalendarTodayContext));
  const [waiting, setWaiting] = useState(props.chosen);
  const words = waiting && formatDayRange(waiting.start, waiting.end, language);
  return (
    <>
      {presets.length > 0 && (
        <Presets>
          {presets.map((preset) => {
            const days = daysOf(preset);
            return (
              days && (
                <Button
                  key={preset.id}
                  variant="outline"
                  size="small"
                  onClick={() => onApply(inOrder(days, limits), preset.id)}
                >
                  {preset.label}
                </Button>
              )
            );
          })}
        </Presets>
      )}
      {/* No slot: the picker's own calendar would apply each choice immediately. */}
      <RangeCalendar
        slot={null}
        autoFocus
        aria-label={texts.apply}
        value={waiting}
        onChange={setWaiting}
        firstDayOfWeek={weekStartOf(language)}
        minValue={limits.min}
        maxValue={limits.max}
        {...(waiting || !today ? {} : { defaultFocusedValue: withinLimits(today, limits) })}
      >
        <CalendarMonth />
      </RangeCalendar>
      <Footer>
        <span role="status">{words && texts.days(words.from, words.to)}</span>
        <Button size="small" disabled={!waiting} onClick={() => waiting && onApply(waiting)}>
          {texts.apply}
        </Button>
      </Footer>
    </>
  );
}

function daysOf(range: DayRange | null): Days | null {
  const start = dayOf(range?.from);
  const end = dayOf(range?.to);
  return start && end ? { start, end } : null;
}

function inOrder({ start, end }: Days, limits: DayLimits): Days {
  const [one, other] = [withinLimits(start.copy(), limits), withinLimits(end.copy(), limits)];
  return one.compare(other) <= 0 ? { start: one, end: other } : { start: other, end: one };
}

/** The current content of the two fields; as with a single day, it may be no accepted value yet. */
function useRangeDraft({ value, onChange, onBlur }: DateRangeFieldProps, limits: DayLimits) {
  const [draft, setDraft] = useState(() => daysOf(value));
  const [known, setKnown] = useState(value);
  const taken = (days: Days | null): DayRange | null =>
    days &&
    isWithin(days.start, limits) &&
    isWithin(days.end, limits) &&
    days.start.compare(days.end) <= 0
      ? { from: `${days.start}`, to: `${days.end}` }
      : null;
  if (!isSame(value, known)) {
    setKnown(value);
    if (!isSame(value, taken(draft))) setDraft(daysOf(value));
  }
  const change = (days: Days | null) => {
    setDraft(days);
    if (!isSame(taken(days), value)) onChange(taken(days));
  };
  const leave = () => {
    change(draft && inOrder(draft, limits));
    onBlur?.();
  };
  return { draft, change, leave };
}

function isSame(one: DayRange | null, other: DayRange | null): boolean {
  return one?.from === other?.from && one?.to === other?.to;
}
