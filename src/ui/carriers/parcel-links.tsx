import type { Order } from '#application/api/orders-endpoints.generated';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import { TextLink } from '../kit/text-link';
import { useText } from '../text/use-text';

/** The phone of an order's carrier; empty if it is unknown. */
export function CarrierPhone({ order }: { order: Pick<Order, 'carrierPhone'> }) {
  const { carrierPhone } = order;
  if (!carrierPhone) return <span />;
  return (
    <a href={`tel:${carrierPhone}`}>
      <bdi dir="ltr">{formatPhoneNumber(carrierPhone)}</bdi>
    </a>
  );
}

/** The page of the carrier that shows where an order's parcel is, if it has one. */
export function TrackingLink({ order }: { order: Pick<Order, 'trackingUrl'> }) {
  const t = useText('orders');
  const { trackingUrl } = order;
  return trackingUrl && <TextLink href={trackingUrl}>{t('handOver.track')}</TextLink>;
}
