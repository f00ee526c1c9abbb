import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { styled } from 'styled-components';
import { sortedPolicy } from '#domain/tours/cancellation-policy';
import { GUEST_KINDS } from '#domain/tours/tour-prices';
import type { Tour } from '#openapi/types.generated';
import { Card, CardHeader } from '../kit/layout/card';
import { FactRow, FactRows } from '../kit/layout/fact-rows';
import { LazyPlaceMap } from '../map/lazy-place-map';
import { useCityOptions } from '../store/use-cities';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { useSpokenLanguageName } from './use-spoken-language-name';

const NOTHING = '—';

const MapPart = styled.div`
  padding-block-start: var(--space-16);
`;

/** What guests are told about a tour: place, time, prices, and what a cancellation refunds. */
export function TourFactsCard({ tour }: { tour: Tour }) {
  const t = useText('tours');
  const format = useFormat();
  const languageName = useSpokenLanguageName();
  const city = useCityOptions().find(({ value }) => value === tour.cityId)?.label;
  const { prices, minimum, maximum, guides, languages } = tour;
  return (
    <Card>
      <CardHeader title={t('facts.title')} />
      <FactRows>
        <FactRow name={t('facts.duration')}>
          {format.duration(tour.durationMinutes * millisecondsInMinute)}
        </FactRow>
        <FactRow name={t('facts.guests')}>{t('facts.between', { minimum, maximum })}</FactRow>
        {GUEST_KINDS.map((kind) => {
          const price = prices[kind];
          return (
            price !== null && (
              <FactRow key={kind} name={t(`kinds.${kind}`)}>
                {format.money(price)}
              </FactRow>
            )
          );
        })}
        <FactRow name={t('fields.cutOffMinutes')}>
          {tour.cutOffMinutes === 0
            ? t('form.noCutOff')
            : t('form.cutOff', {
                duration: format.duration(tour.cutOffMinutes * millisecondsInMinute),
              })}
        </FactRow>
        <FactRow name={t('fields.address')}>
          <bdi>{[tour.address, city].filter(Boolean).join(', ') || NOTHING}</bdi>
        </FactRow>
        <FactRow name={t('fields.languages')}>
          {format.list(languages.map(languageName)) || NOTHING}
        </FactRow>
        <FactRow name={t('fields.guideIds')}>
          <bdi>{format.list(guides.map(({ name }) => name)) || NOTHING}</bdi>
        </FactRow>
        <FactRow name={t('fields.cancellationPolicy')}>
          <PolicyLines tour={tour} />
        </FactRow>
      </FactRows>
      {tour.mapPoint && (
        <MapPart>
          <LazyPlaceMap point={tour.mapPoint} town={city} />
        </MapPart>
      )}
    </Card>
  );
}

function PolicyLines({ tour: { cancellationPolicy } }: { tour: Tour }) {
  const t = useText('tours');
  const format = useFormat();
  if (cancellationPolicy.length === 0) return <>{t('facts.noRefund')}</>;
  return (
    <ul>
      {sortedPolicy(cancellationPolicy).map(({ hoursBefore, percent }) => (
        <li key={hoursBefore}>
          {t('facts.refundStep', {
            percent: format.percent(percent / 100),
            duration: format.duration(hoursBefore * millisecondsInHour),
          })}
        </li>
      ))}
    </ul>
  );
}
