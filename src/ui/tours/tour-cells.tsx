import { millisecondsInMinute } from 'date-fns/constants';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { GUEST_KINDS } from '#domain/tours/tour-prices';
import type { TourSummary } from '#openapi/types.generated';
import PlaceIcon from '~icons/solar/map-point-linear';
import { iconMask, maskedIcon } from '../kit/icon-mask';
import { NameText } from '../kit/name-text';
import { tourPath } from '../links/tour-path';
import { Muted, Strong, TwoLineCell } from '../lists/cells';
import { useLocalizedTitle } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-inline-size: 0;
`;
const pictureStyles = `
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  border-radius: var(--radius-control);
  background: var(--sunk);
`;
const Picture = styled.img`
  ${pictureStyles}
  object-fit: cover;
`;
const Placeholder = styled.span`
  ${pictureStyles}
  display: grid;
  place-items: center;
  color: var(--text-disabled);
  &::before {
    --icon: ${iconMask(PlaceIcon)};
    ${maskedIcon(20)}
  }
`;

interface CellProps {
  tour: TourSummary;
}

/** Cover, title and duration. */
export function TourCell({ tour }: CellProps) {
  const format = useFormat();
  const title = useLocalizedTitle()(tour);
  return (
    <Row>
      {tour.coverUrl ? <Picture src={tour.coverUrl} alt="" loading="lazy" /> : <Placeholder />}
      <TwoLineCell data-lines="">
        <Strong dir="auto" title={title}>
          <Link to={tourPath(tour)}>
            <NameText>{title}</NameText>
          </Link>
        </Strong>
        <Muted>{format.duration(tour.durationMinutes * millisecondsInMinute)}</Muted>
      </TwoLineCell>
    </Row>
  );
}

/** The lowest price, in DHS. */
export function PriceCell({ tour: { prices } }: CellProps) {
  const t = useText('tours');
  const format = useFormat();
  const known = GUEST_KINDS.flatMap((kind) => prices[kind] ?? []);
  if (known.length === 0) return <Muted>{t('noPrice')}</Muted>;
  return <>{t('priceFrom', { price: format.money(Math.min(...known)) })}</>;
}

/** The next departure that guests can book. */
export function NextDepartureCell({ tour: { nextDepartureAt } }: CellProps) {
  const t = useText('tours');
  const format = useFormat();
  if (!nextDepartureAt) return <Muted>{t('noDeparture')}</Muted>;
  return <time dateTime={nextDepartureAt}>{format.dateTime(nextDepartureAt)}</time>;
}

/** When it was last changed. */
export function UpdatedCell({ tour: { updatedAt } }: CellProps) {
  const format = useFormat();
  return <time dateTime={updatedAt}>{format.dateTime(updatedAt)}</time>;
}

/** When it was created. */
export function CreatedCell({ tour: { createdAt } }: CellProps) {
  const format = useFormat();
  return <time dateTime={createdAt}>{format.date(createdAt)}</time>;
}
