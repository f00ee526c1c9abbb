import type { EventValues } from '#domain/calendar/event-form';
import { useCodeText } from '../text/problem-text';
import { useText } from '../text/use-text';

/** The labels of the fields of an event, and how a conflict shows their values. */
export function useEventFieldTexts() {
  const t = useText('calendar');
  const count = (items: readonly unknown[]) => `${items.length}`;
  return {
    title: { label: t('form.title') },
    isAllDay: { label: t('form.isAllDay') },
    day: { label: t('form.day') },
    from: { label: t('form.from') },
    lastDay: { label: t('form.lastDay') },
    to: { label: t('form.to') },
    recurrence: { label: t('form.recurrence') },
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
