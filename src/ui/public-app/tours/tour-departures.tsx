import { useState } from 'react';
import { styled } from 'styled-components';
import { tourPath } from '#domain/tours/tour-slug';
import type { PublicDeparture, PublicTour } from '#openapi/types.generated';
import { Button, ButtonLink } from '../../kit/button';
import { Chip } from '../../kit/feedback/chip';
import { Card, CardHeader } from '../../kit/layout/card';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { useDepartureWords } from './tour-words';

/** Departures that are shown before the guest asks for all. */
const SHOWN = 6;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-8) var(--space-16);
    padding-block: var(--space-12);
    border-block-start: 1px solid var(--line);
  }
  & > li > div {
    flex: 1 1 180px;
  }
  & small {
    display: block;
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
`;

/** The departures that guests can book, each with its free places. */
export function TourDepartures({ tour }: { tour: PublicTour }) {
  const t = useText('guestTours');
  const [isWhole, setWhole] = useState(false);
  const { departures } = tour;
  const shown = isWhole ? departures : departures.slice(0, SHOWN);
  return (
    <Card aria-label={t('departures')}>
      <CardHeader title={t('departures')} />
      <List>
        {shown.map((departure) => (
          <DepartureLine key={departure.id} tour={tour} departure={departure} />
        ))}
      </List>
      {shown.length < departures.length && (
        <Button variant="outline" wide onClick={() => setWhole(true)}>
          {t('more')}
        </Button>
      )}
    </Card>
  );
}

function DepartureLine({ tour, departure }: { tour: PublicTour; departure: PublicDeparture }) {
  const t = useText('guestTours');
  const words = useDepartureWords();
  const { dateTime } = useFormat();
  const { id, startsAt, bookableUntil, free, isConfirmed } = departure;
  const date = words(startsAt);
  const isFull = free === 0;
  return (
    <li>
      <div>
        <strong>{date}</strong>
        <small>
          {isFull ? t('full') : t('free', { count: free })} ·{' '}
          {t('until', { date: dateTime(bookableUntil) })}
        </small>
      </div>
      {isConfirmed && <Chip tone="success">{t('confirmed')}</Chip>}
      <ButtonLink
        to={`${tourPath(tour)}/book?departure=${id}`}
        variant={isFull ? 'outline' : 'primary'}
        size="small"
        aria-label={t(isFull ? 'waitOf' : 'bookOf', { date })}
      >
        {t(isFull ? 'wait' : 'book')}
      </ButtonLink>
    </li>
  );
}
