import { Fragment } from 'react';
import { styled } from 'styled-components';
import { amountToCollect } from '#domain/papers/amount-to-collect';
import { OrderCodes } from '../../papers/order-codes';
import { PaperHead } from '../../papers/paper-head';
import { formatIn } from '../../text/use-format';
import { useTextIn } from '../../text/use-text-in';
import { CollectBox } from './collect-box';
import type { OrderPaperProps, OrderPartProps } from './order-paper-props';
import { ParcelLines, parcelItems } from './parcel-lines';
import { Recipient } from './recipient';

/** One slip for each parcel; each begins on a new page. */
const Slip = styled.article`
  display: flex;
  flex-direction: column;
  gap: 4mm;
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
const Pairs = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  justify-content: start;
  gap: 0.2em 1.2em;
  & > dd {
    font-weight: var(--weight-strong);
    font-variant-numeric: tabular-nums;
  }
`;
const Note = styled.p`
  padding: 0.6em 1em;
  border: 0.2mm solid currentColor;
  border-radius: 2mm;
  break-inside: avoid;
`;

/** Address, contents and amount to collect of each parcel; the paper lies in the parcel. */
export function PackingSlips({ orders, facts, language, format }: OrderPaperProps) {
  const t = useTextIn('papers', language);
  return orders.map((order) => (
    <Slip key={order.id}>
      <PaperHead facts={facts}>
        <h1>{t('names.slip')}</h1>
        <OrderCodes number={order.number} height={format === 'a4' ? 22 : 16} />
      </PaperHead>
      <Facts>
        <Recipient order={order} language={language} />
        <CollectBox order={order} language={language} />
      </Facts>
      <OrderFacts order={order} language={language} />
      <ParcelLines order={order} language={language} />
      <Sums order={order} language={language} />
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

function OrderFacts({ order, language }: OrderPartProps) {
  const t = useTextIn('papers', language);
  const format = formatIn(language);
  const { number, orderDate, carrier, trackingNumber } = order;
  return (
    <Pairs>
      <dt>{t('order.label')}</dt>
      <dd>
        <bdi dir="ltr">#{number}</bdi>
      </dd>
      <dt>{t('order.date')}</dt>
      <dd>{format.date(orderDate)}</dd>
      {carrier && (
        <>
          <dt>{t('order.carrier')}</dt>
          <dd>
            <bdi>{carrier}</bdi>
          </dd>
        </>
      )}
      {trackingNumber && (
        <>
          <dt>{t('order.tracking')}</dt>
          <dd>
            <bdi dir="ltr">{trackingNumber}</bdi>
          </dd>
        </>
      )}
    </Pairs>
  );
}

/** How many pieces; and, if cash is collected, what it is made of. */
function Sums({ order, language }: OrderPartProps) {
  const t = useTextIn('papers', language);
  const format = formatIn(language);
  const pieces = parcelItems(order.items).reduce((sum, line) => sum + line.pieces, 0);
  const amounts: [label: string, amount: number][] = [
    [t('order.goods'), order.itemTotal],
    [t('order.delivery'), order.shippingTotal],
    [t('order.discount'), -order.discountTotal],
  ];
  return (
    <Pairs>
      <dt>{t('order.contents')}</dt>
      <dd>{t('order.pieces', { count: pieces })}</dd>
      {amountToCollect(order) > 0 &&
        amounts
          .filter(([, amount]) => amount !== 0)
          .map(([label, amount]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{format.money(amount)}</bdi>
              </dd>
            </Fragment>
          ))}
    </Pairs>
  );
}
