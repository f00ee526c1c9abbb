import type { EventValues } from '#domain/calendar/event-form';
import { casablancaInstant, type IsoDay } from '#domain/time/casablanca-day';
import { useCodeText } from '../text/problem-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

/** The labels of the fields of an event, and how a conflict shows their values. */
export function useEventFieldTexts() {
  const t = useText('calendar');
  const format = useFormat();
  const count = (items: readonly unknown[]) => `${items.length}`;
  const date = (day: IsoDay | null) => day && format.date(casablancaInstant(day, 12));
  return {
    title: { label: t('form.title') },
    isAllDay: {
      label: t('form.isAllDay'),
      show: (isAllDay: boolean) => isAllDay && t('entry.allDay'),
    },
    day: { label: t('form.day'), show: date },
    from: { label: t('form.from') },
    lastDay: { label: t('form.lastDay'), show: date },
    to: { label: t('form.to') },
    recurrence: {
      label: t('form.recurrence'),
      show: (rule: EventValues['recurrence']) => t(`recurrence.${rule?.frequency ?? 'none'}`),
    },
    place: { label: t('form.place') },
    participantIds: { label: t('form.participants'), show: count },
    reminders: { label: t('form.reminders'), show: count },
    description: { label: t('form.description') },
    scope: { label: t('form.scope') },
    occurrence: { label: t('form.occurrence') },
  } satisfies Record<keyof EventValues, object>;
}

const OWN_CODES = ['invalid_clock', 'not_on_rule', 'too_early', 'too_late'] as const;

/** The sentences for codes that only events have. */
export function useEventErrorText() {
  const t = useText('calendar');
  const codeText = useCodeText();
  return (code: string, field: string): string => {
    if (code === 'too_long' && ['lastDay', 'to'].includes(field)) return t('errors.longest');
    const own = OWN_CODES.find((one) => one === code);
    return own ? t(`errors.${own}`) : codeText(code);
  };
}
