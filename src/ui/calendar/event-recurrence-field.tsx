import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import type { EventValues } from '#domain/calendar/event-form';
import {
  EVENT_FREQUENCIES,
  type EventRecurrence,
  RECURRENCE_LIMITS,
  recurrenceErrors,
  weekdayOfDay,
} from '#domain/calendar/recurrence';
import { isUnreadable, type UnreadableNumber } from '#domain/format/unreadable-number';
import { WEEKDAYS, type Weekday } from '#domain/stores/store-availability';
import { addDays, casablancaInstant, type IsoDay } from '#domain/time/casablanca-day';
import { Checkbox } from '../kit/fields/checkbox';
import { DateField } from '../kit/fields/date-field';
import { NumberField } from '../kit/fields/number-field';
import { Select } from '../kit/fields/select';
import { useFormField } from '../kit/form/form-error-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const NEVER = 'none';
const ENDS = ['never', 'until', 'count'] as const;
type End = (typeof ENDS)[number];

/** The first count and the first months that are offered for an end. */
const FIRST_COUNT = 10;
const FIRST_UNTIL_DAYS = 90;
const A_MONDAY = '2026-12-07';
const NOON = 12;

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 120px;
  gap: var(--space-12);
  align-items: start;
`;
const Ends = styled.div`
  display: grid;
  /* A date and its button need this width. */
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: var(--space-12);
  align-items: start;
`;
const Weekdays = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-16);
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    margin-block-end: var(--space-4);
    font: var(--weight-strong) var(--text-small) var(--font-body);
  }
`;

/** The names of the weekdays. */
function useWeekdayName(): (weekday: Weekday) => string {
  const { language } = useFormat();
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return (weekday) =>
    format.format(casablancaInstant(addDays(A_MONDAY, WEEKDAYS.indexOf(weekday)), NOON));
}

/** A whole number of a field that is typed, between 1 and `most`. */
function wholeNumber(typed: number | UnreadableNumber | null, most: number): number {
  const count = typed === null || isUnreadable(typed) ? 1 : typed;
  return Math.min(most, Math.max(1, Math.round(count)));
}

function endOf({ until, count }: EventRecurrence): End {
  if (until !== null) return 'until';
  return count === null ? 'never' : 'count';
}

/** How often an event recurs, on which days, and until when. */
export function EventRecurrenceField() {
  const t = useText('calendar');
  const { values } = useFormikContext<EventValues>();
  const { value: rule, change, error } = useFormField<EventRecurrence | null>('recurrence');
  const firstDay = values.day;
  const begin = (chosen: string) => {
    const frequency = EVENT_FREQUENCIES.find((one) => one === chosen);
    const before = rule ?? { interval: 1, until: null, count: null };
    return change(frequency ? { ...before, frequency, weekdays: [], monthlyBy: 'day' } : null);
  };
  return (
    <Group>
      <Row>
        <Select
          id="field-recurrence"
          label={t('form.recurrence')}
          error={error}
          value={rule?.frequency ?? NEVER}
          options={[
            { value: NEVER, label: t('recurrence.none') },
            ...EVENT_FREQUENCIES.map((value) => ({ value, label: t(`recurrence.${value}`) })),
          ]}
          onChange={begin}
        />
        {rule && (
          <NumberField
            label={t('form.every')}
            value={rule.interval}
            onChange={(typed) =>
              change({ ...rule, interval: wholeNumber(typed, RECURRENCE_LIMITS.interval) })
            }
          />
        )}
      </Row>
      {rule && firstDay && rule.frequency === 'weekly' && (
        <WeekdayChoice rule={rule} firstDay={firstDay} onChange={change} />
      )}
      {rule && firstDay && rule.frequency === 'monthly' && (
        <MonthlyChoice rule={rule} firstDay={firstDay} onChange={change} />
      )}
      {rule && <EndChoice rule={rule} firstDay={firstDay} onChange={change} />}
    </Group>
  );
}

interface RuleProps<Day = IsoDay> {
  rule: EventRecurrence;
  firstDay: Day;
  onChange: (rule: EventRecurrence) => void;
}

/** The weekday of the first day always is among them. */
function WeekdayChoice({ rule, firstDay, onChange }: RuleProps) {
  const t = useText('calendar');
  const nameOf = useWeekdayName();
  const own = weekdayOfDay(firstDay);
  return (
    <Weekdays>
      <legend>{t('form.weekdays')}</legend>
      {WEEKDAYS.map((weekday) => (
        <Checkbox
          key={weekday}
          checked={weekday === own || rule.weekdays.includes(weekday)}
          disabled={weekday === own}
          onChange={(isChosen) =>
            onChange({
              ...rule,
              weekdays: WEEKDAYS.filter((one) =>
                one === weekday ? isChosen : rule.weekdays.includes(one),
              ),
            })
          }
        >
          {nameOf(weekday)}
        </Checkbox>
      ))}
    </Weekdays>
  );
}

const DAYS_IN_WEEK = 7;

/** By the day of the month, by the number of the weekday, or the last such weekday. */
function MonthlyChoice({ rule, firstDay, onChange }: RuleProps) {
  const t = useText('calendar');
  const nameOf = useWeekdayName();
  const day = Number(firstDay.slice(8));
  const weekday = nameOf(weekdayOfDay(firstDay));
  const last: EventRecurrence = { ...rule, monthlyBy: 'lastWeekday', until: null, count: null };
  const isLast = !('recurrence.monthlyBy' in recurrenceErrors(last, firstDay));
  const options: { value: EventRecurrence['monthlyBy']; label: string }[] = [
    { value: 'day', label: t('recurrence.byDay', { day }) },
    {
      value: 'weekday',
      label: t('recurrence.byWeekday', { week: Math.ceil(day / DAYS_IN_WEEK), weekday }),
    },
    ...(isLast
      ? [{ value: 'lastWeekday' as const, label: t('recurrence.byLastWeekday', { weekday }) }]
      : []),
  ];
  return (
    <Select
      label={t('form.monthlyBy')}
      value={rule.monthlyBy}
      options={options}
      onChange={(chosen) => {
        const option = options.find(({ value }) => value === chosen);
        if (option) onChange({ ...rule, monthlyBy: option.value });
      }}
    />
  );
}

function EndChoice({ rule, firstDay, onChange }: RuleProps<IsoDay | null>) {
  const t = useText('calendar');
  const end = endOf(rule);
  const choose = (chosen: string) => {
    const until = chosen === 'until' && firstDay ? addDays(firstDay, FIRST_UNTIL_DAYS) : null;
    onChange({ ...rule, until, count: chosen === 'count' ? FIRST_COUNT : null });
  };
  return (
    <Ends>
      <Select
        label={t('form.ends')}
        value={end}
        options={ENDS.map((value) => ({ value, label: t(`recurrence.${value}`) }))}
        onChange={choose}
      />
      {end === 'count' && (
        <NumberField
          label={t('form.count')}
          value={rule.count}
          onChange={(typed) =>
            onChange({ ...rule, count: wholeNumber(typed, RECURRENCE_LIMITS.count) })
          }
        />
      )}
      {end === 'until' && (
        <DateField
          label={t('form.until')}
          value={rule.until}
          onChange={(until) => onChange({ ...rule, until: until ?? firstDay })}
        />
      )}
    </Ends>
  );
}
