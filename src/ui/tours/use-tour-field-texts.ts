import { millisecondsInMinute } from 'date-fns/constants';
import { LANGUAGES, languageRecords } from '#domain/format/languages';
import { isUnreadable, type TypedNumber } from '#domain/format/unreadable-number';
import { isUnreadablePoint, type TypedPoint, writtenPoint } from '#domain/map/map-point';
import { POLICY_LIMITS } from '#domain/tours/cancellation-policy';
import type { TourTextField } from '#domain/tours/tour-form';
import { GUEST_KINDS } from '#domain/tours/tour-prices';
import type { TourValues } from '#domain/tours/tour-values';
import { useCityOptions } from '../store/use-cities';
import { useCodeText } from '../text/problem-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { TEXT_KINDS, textField } from './tour-texts-card';
import { useSpokenLanguageName } from './use-spoken-language-name';

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').trim();
}

function shownNumber(value: TypedNumber): string {
  if (isUnreadable(value)) return value.unreadable;
  return value === null ? '' : `${value}`;
}

function shownPoint(point: TypedPoint): string {
  if (point === null) return '';
  return isUnreadablePoint(point) ? point.typed : writtenPoint(point);
}

/** Labels of the twelve texts, each with its language. */
function useTextFields() {
  const t = useText('tours');
  const texts = LANGUAGES.flatMap((language) =>
    TEXT_KINDS.map((kind) => {
      const label = `${t(`fields.${kind}`)} · ${languageRecords[language].name}`;
      return [textField(kind, language), { label, show: textOf }] as const;
    }),
  );
  // Object.fromEntries loses the keys' type; they are all the fields.
  return Object.fromEntries(texts) as Record<TourTextField, { label: string; show: typeof textOf }>;
}

/** The labels of the fields of a tour, and how a conflict shows their values. */
export function useTourFieldTexts() {
  const t = useText('tours');
  const format = useFormat();
  const languageName = useSpokenLanguageName();
  const cities = useCityOptions();
  const count = (items: readonly unknown[]) => format.number(items.length);
  const duration = (value: TypedNumber) =>
    typeof value === 'number' ? format.duration(value * millisecondsInMinute) : '';
  const money = (value: TypedNumber) => (typeof value === 'number' ? format.money(value) : '–');
  return {
    ...useTextFields(),
    pictureIds: { label: t('fields.pictureIds'), show: count },
    address: { label: t('fields.address') },
    cityId: {
      label: t('fields.cityId'),
      show: (id: string | null) => cities.find(({ value }) => value === id)?.label,
    },
    mapPoint: { label: t('fields.mapPoint'), show: shownPoint },
    languages: {
      label: t('fields.languages'),
      show: (spoken: TourValues['languages']) => format.list(spoken.map(languageName)),
    },
    guideIds: { label: t('fields.guideIds'), show: count },
    durationMinutes: { label: t('fields.durationMinutes'), show: duration },
    cutOffMinutes: { label: t('fields.cutOffMinutes'), show: duration },
    minimum: { label: t('fields.minimum'), show: shownNumber },
    maximum: { label: t('fields.maximum'), show: shownNumber },
    prices: {
      label: t('fields.prices'),
      show: (prices: TourValues['prices']) =>
        GUEST_KINDS.map((kind) => money(prices[kind])).join(' · '),
    },
    cancellationPolicy: { label: t('fields.cancellationPolicy'), show: count },
  } satisfies Record<keyof TourValues, object>;
}

/** The parts of fields that the summary of errors names. */
export function useTourParts(): Readonly<Record<string, string>> {
  const t = useText('tours');
  const steps = Array.from({ length: POLICY_LIMITS.steps }, (_, index) => index);
  return {
    ...Object.fromEntries(GUEST_KINDS.map((kind) => [`prices.${kind}`, t(`kinds.${kind}`)])),
    'prices.groupSize': t('form.groupSize'),
    ...Object.fromEntries(
      steps.flatMap((index) => [
        [`cancellationPolicy.${index}.hoursBefore`, t('form.hoursBefore')],
        [`cancellationPolicy.${index}.percent`, t('form.percent')],
      ]),
    ),
  };
}

const OWN_CODES = [
  'above_maximum',
  'larger_than_earlier',
  'duplicate',
  'outside',
  'not_a_point',
] as const;

/** The sentences for codes that tours word differently. */
export function useTourErrorText(): (code: string, field: string) => string {
  const t = useText('tours');
  const codeText = useCodeText();
  return (code, field) => {
    if (code === 'required' && field === 'prices.adult') return t('errors.noPrice');
    const own = OWN_CODES.find((one) => one === code);
    return own ? t(`errors.${own}`) : codeText(code);
  };
}
