import type { ComponentType, ReactNode } from 'react';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import type { Order } from '#openapi/types.generated';
import { TextLink } from '../kit/text-link';
import { useText } from '../text/use-text';

interface ParcelLinksProps {
  order: Pick<Order, 'carrierPhone' | 'trackingUrl'>;
  /** Lays the two links out at both ends of a line. */
  line: ComponentType<{ children: ReactNode }>;
}

/**
 * The phone of an order's carrier, and the carrier's page that shows where the parcel is; nothing
 * if both are unknown.
 */
export function ParcelLinks({
  order: { carrierPhone, trackingUrl },
  line: Line,
}: ParcelLinksProps) {
  const t = useText('orders');
  if (!carrierPhone && !trackingUrl) return null;
  return (
    <Line>
      {carrierPhone ? (
        <a href={`tel:${carrierPhone}`}>
          <bdi dir="ltr">{formatPhoneNumber(carrierPhone)}</bdi>
        </a>
      ) : (
        <span />
      )}
      {trackingUrl && <TextLink href={trackingUrl}>{t('handOver.track')}</TextLink>}
    </Line>
  );
}
