import type { PickupSummary } from '#application/api/pickups-endpoints.generated';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { Button } from '../kit/button';
import { useText } from '../text/use-text';
import { LineEnd, Lines, LineText } from './booking.styles';
import { PickupStatusChip } from './pickup-status-chip';
import { usePickupTexts } from './use-pickup-texts';

interface PickupLinesProps {
  pickups: readonly PickupSummary[];
  onOpen: (pickupId: string) => void;
}

/** Pickups, one a line, each with a button that opens it. */
export function PickupLines({ pickups, onOpen }: PickupLinesProps) {
  const t = useText('booking');
  const { whenOf } = usePickupTexts();
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
            <Button
              variant="outline"
              size="small"
              aria-label={t('open', { number: bidiIsolate(pickup.number) })}
              onClick={() => onOpen(pickup.id)}
            >
              {t('openShort')}
            </Button>
          </LineEnd>
        </li>
      ))}
    </Lines>
  );
}
