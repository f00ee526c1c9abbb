import {
  MAX_SPANS_PER_DAY,
  type TypedClosure,
  type TypedSpan,
} from '#domain/stores/availability-form';
import { WEEKDAYS, type Weekday } from '#domain/stores/store-availability';
import { useCodeText } from '../../../text/problem-text';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { useClosureTexts } from './use-closure-texts';

/** The labels of the fields, their values as shown in a conflict, and the error texts. */
export function useAvailabilityTexts() {
  const t = useText('storeSettings');
  const format = useFormat();
  const codeText = useCodeText();
  const closureTexts = useClosureTexts();
  const hours = (spans: readonly TypedSpan[]) => (
    <bdi dir="ltr">
      {spans.map(({ opens, closes }) => `${opens} – ${closes}`).join(', ') || t('hours.closed')}
    </bdi>
  );
  const closures = (list: readonly TypedClosure[]) => (
    <ul>
      {list.map((closure) => (
        <li key={closure.from}>{closureTexts.dates(closure)}</li>
      ))}
    </ul>
  );
  const of = (day: Weekday) => ({ label: t(`days.${day}`), show: hours });
  const spanParts = (day: Weekday) =>
    Array.from({ length: MAX_SPANS_PER_DAY }, (_, index) => [
      [`${day}.${index}.opens`, t('hours.opensOn', { day: t(`days.${day}`) })],
      [`${day}.${index}.closes`, t('hours.closesOn', { day: t(`days.${day}`) })],
    ]).flat();
  return {
    fields: {
      monday: of('monday'),
      tuesday: of('tuesday'),
      wednesday: of('wednesday'),
      thursday: of('thursday'),
      friday: of('friday'),
      saturday: of('saturday'),
      sunday: of('sunday'),
      closures: { label: t('closures.title'), show: closures },
      handlingDays: {
        label: t('handling.label'),
        show: (days: number | null) => days !== null && format.number(days),
      },
      weekly: { label: t('hours.title') },
    },
    parts: Object.fromEntries(WEEKDAYS.flatMap(spanParts)) as Record<string, string>,
    errorText: (code: string) =>
      code === 'invalid_clock' ? t('hours.invalidClock') : codeText(code),
  };
}
