import type { Order } from '#openapi/types.generated';
import ChatIcon from '~icons/solar/chat-round-line-linear';
import PinIcon from '~icons/solar/map-point-linear';
import { Note } from '../../kit/feedback/note';
import { ClientCard, ClientLine } from '../../records/client-card';
import { useLocalizedName } from '../../text/localized';
import { useText } from '../../text/use-text';

/** The client, the delivery address, and the client's message. */
export function OrderClientCard({ order }: { order: Order }) {
  const t = useText('order');
  const localized = useLocalizedName();
  const { shippingAddress: address } = order;
  const city = localized({ name: address.city, nameEn: address.cityEn, nameAr: address.cityAr });
  return (
    <ClientCard client={order.client}>
      <ClientLine icon={PinIcon}>
        <address dir="auto">
          {[address.line1, address.line2].filter(Boolean).join(', ')}
          <br />
          {[address.zipcode, city].filter(Boolean).join(' ')}
        </address>
      </ClientLine>
      {order.clientNote && (
        <Note tone="neutral" icon={ChatIcon} title={t('client.note')}>
          <p dir="auto">{t('client.quote', { note: order.clientNote })}</p>
        </Note>
      )}
    </ClientCard>
  );
}
