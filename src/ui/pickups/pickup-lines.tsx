import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { PickupSummary } from '#openapi/types.generated';
import { ButtonLink } from '../kit/button';
import { pickupPath } from '../links/pickup-path';
import { useText } from '../text/use-text';
import { LineEnd, Lines, LineText } from './booking.styles';
import { PickupStatusChip } from './pickup-status-chip';
import { useSlotTimes } from './use-slot-times';

/** Pickups, one a line, each with a link that opens it. */
export function PickupLines({ pickups }: { pickups: readonly PickupSummary[] }) {
  const t = useText('booking');
  const { whenOf } = useSlotTimes();
  return (
    <Lines>
      {pickups.map((pickup) => (
        <li key={pickup.id}>
          <LineText>
            <b>
              <bdi dir="ltr">{pickup.number}</bdi> · <bdi>{pickup.carrier.name}</bdi>
            </b>
            <span>
              {whenOf(pickup)} · {t('orders', { count: pickup.ordersCount })}
            </span>
          </LineText>
          <LineEnd>
            <PickupStatusChip status={pickup.status} />
            <ButtonLink
              variant="outline"
              size="small"
              to={pickupPath(pickup)}
              aria-label={t('open', { number: bidiIsolate(pickup.number) })}
            >
              {t('openShort')}
            </ButtonLink>
          </LineEnd>
        </li>
      ))}
    </Lines>
  );
}
