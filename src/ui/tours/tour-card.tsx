import { styled } from 'styled-components';
import type { TourSummary } from '#openapi/types.generated';
import { RowActions } from '../lists/row-edit-link';
import type { TourActor } from './tour-actors';
import { NextDepartureCell, PriceCell, TourCell } from './tour-cells';
import { TourEditLink } from './tour-edit-link';
import { TourMenu } from './tour-menu';
import { TourStatusChip } from './tour-status-chip';

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
  & > div {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--space-12);
  }
  & > div:not(:first-child) {
    flex-wrap: wrap;
  }
`;

/** A tour on a phone. */
export function TourCard({ tour, actor }: { tour: TourSummary; actor: TourActor | undefined }) {
  return (
    <Rows>
      <div>
        <TourCell tour={tour} />
        <RowActions>
          <TourEditLink tour={tour} />
          <TourMenu tour={tour} actor={actor} />
        </RowActions>
      </div>
      <div>
        <TourStatusChip status={tour.status} />
        <NextDepartureCell tour={tour} />
      </div>
      <div>
        <PriceCell tour={tour} />
      </div>
    </Rows>
  );
}
