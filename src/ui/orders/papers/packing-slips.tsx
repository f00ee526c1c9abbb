import { styled } from 'styled-components';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import { isDeliveryFree } from '#domain/orders/free-delivery';
import { orderReference } from '#domain/orders/order-number';
import { amountToCollect } from '#domain/papers/amount-to-collect';
import { OrderCodes } from '../../papers/order-codes';
import { PaperHead } from '../../papers/paper-head';
import { formatIn } from '../../text/use-format';
import { useTextIn } from '../../text/use-text-in';
import { CollectBox } from './collect-box';
import type { OrderPaperProps, OrderPartProps } from './order-paper-props';
import { ParcelLines, parcelItems } from './parcel-lines';
import { Recipient } from './recipient';
import { SlipPair, SlipPairs } from './slip-pairs';

/** One slip for each parcel; each begins on a new page. */
const Slip = styled.article<{ $isSmall: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $isSmall }) => ($isSmall ? '2.5mm' : '4mm')};
  & + & {
    break-before: page;
  }
`;
const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 4mm 8mm;
`;
const Note = styled.p`
  padding: 0.6em 1em;
  border: 0.2mm solid currentColor;
  border-radius: 2mm;
  break-inside: avoid;
`;

/** Printed in full, for a client who types it. */
const TrackingAddress = styled.a`
  color: inherit;
  overflow-wrap: anywhere;
`;

interface SlipPartProps extends OrderPartProps {
  /** Whether the page is as small as a postcard. */
  isSmall: boolean;
}

/** Address, contents and amount to collect of each parcel; the paper lies in the parcel. */
export function PackingSlips({ orders, factsOf, language, format }: OrderPaperProps) {
  const t = useTextIn('papers', language);
  const isSmall = format === 'a6';
  return orders.map((order) => (
    <Slip key={order.id} $isSmall={isSmall}>
      <PaperHead facts={factsOf(order)}>
        <h1>{t('names.slip')}</h1>
        <OrderCodes number={order.number} height={format === 'a4' ? 22 : 16} />
      </PaperHead>
      <Facts>
        <Recipient order={order} language={language} />
        <CollectBox order={order} language={language} />
      </Facts>
      <OrderFacts order={order} language={language} isSmall={isSmall} />
      <ParcelLines order={order} language={language} />
      <Sums order={order} language={language} isSmall={isSmall} />
      {order.clientNote && (
        <Note>
          {t('order.note')}
          <br />
          <bdi>{order.clientNote}</bdi>
        </Note>
      )}
    </Slip>
  ));
}

function OrderFacts({ order, language, isSmall }: SlipPartProps) {
  const t = useTextIn('papers', language);
  const format = formatIn(language);
  const { number, orderDate, carrier, carrierPhone, trackingNumber, trackingUrl } = order;
  return (
    <SlipPairs data-flowing={isSmall ? '' : undefined}>
      <SlipPair label={t('order.label')}>
        <bdi dir="ltr">{orderReference(number)}</bdi>
      </SlipPair>
      <SlipPair label={t('order.date')}>{format.date(orderDate)}</SlipPair>
      {carrier && (
        <SlipPair label={t('order.carrier')}>
          <bdi>{carrier}</bdi>
          {carrierPhone && (
            <>
              {' · '}
              <bdi dir="ltr">{formatPhoneNumber(carrierPhone)}</bdi>
            </>
          )}
        </SlipPair>
      )}
      {trackingNumber && (
        <SlipPair label={t('order.tracking')}>
          <bdi dir="ltr">{trackingNumber}</bdi>
        </SlipPair>
      )}
      {trackingUrl && (
        <SlipPair label={t('order.track')}>
          <TrackingAddress dir="ltr" href={trackingUrl}>
            {trackingUrl.replace(/^https:\/\//i, '')}
          </TrackingAddress>
        </SlipPair>
      )}
    </SlipPairs>
  );
}

/** How many pieces; and, if cash is collected, what it is made of. */
function Sums({ order, language, isSmall }: SlipPartProps) {
  const t = useTextIn('papers', language);
  const format = formatIn(language);
  const pieces = parcelItems(order.items).reduce((sum, line) => sum + line.pieces, 0);
  const isFree = isDeliveryFree(order);
  const amounts: [label: string, amount: number][] = isFree
    ? [
        [t('order.goods'), order.itemTotal],
        [t('order.freeDelivery'), 0],
      ]
    : [
        [t('order.goods'), order.itemTotal],
        [t('order.delivery'), order.shippingTotal],
        [t('order.discount'), -order.discountTotal],
      ];
  return (
    <SlipPairs data-flowing={isSmall ? '' : undefined}>
      <SlipPair label={t('order.contents')}>{t('order.pieces', { count: pieces })}</SlipPair>
      {amountToCollect(order) > 0 &&
        amounts
          .filter(([, amount]) => isFree || amount !== 0)
          .map(([label, amount]) => (
            <SlipPair key={label} label={label}>
              <bdi>{format.money(amount)}</bdi>
            </SlipPair>
          ))}
    </SlipPairs>
  );
}
