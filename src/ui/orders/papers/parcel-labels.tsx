import { styled } from 'styled-components';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import { localizedOptions } from '#domain/orders/options-text';
import { SHEET_SIZES } from '#domain/papers/papers';
import type { StoreFacts } from '#domain/papers/store-facts';
import { localizedName } from '#domain/text/localized-name';
import { unbrokenFigures } from '#domain/text/name-parts';
import { OrderCodes } from '../../papers/order-codes';
import { formatIn } from '../../text/use-format';
import { useTextIn } from '../../text/use-text-in';
import { CollectBox } from './collect-box';
import type { OrderPaperProps, OrderPartProps } from './order-paper-props';
import { parcelItems } from './parcel-lines';
import { Recipient } from './recipient';

const { height, margin } = SHEET_SIZES.label;

/** One label for each parcel; it never reaches a second page. */
const Label = styled.article`
  display: flex;
  flex-direction: column;
  gap: 2.5mm;
  block-size: ${height - 2 * margin - 1}mm;
  overflow: hidden;
  & + & {
    break-before: page;
  }
`;
const Sender = styled.header`
  display: flex;
  align-items: center;
  gap: 2.5mm;
  padding-block-end: 2mm;
  border-block-end: 0.4mm solid currentColor;
  & > img {
    flex: none;
    inline-size: 11mm;
    block-size: 11mm;
    object-fit: contain;
  }
  & > div {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    line-height: 1.35;
  }
`;
const Contents = styled.ul`
  flex: 1;
  min-block-size: 0;
  overflow: hidden;
  list-style: none;
  line-height: 1.35;
`;
const Carrier = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 3mm;
  font-weight: var(--weight-strong);
`;

/** The facts of the slip on a label of 10 × 15 cm, which is glued on the parcel. */
export function ParcelLabels({ orders, factsOf, language }: OrderPaperProps) {
  return orders.map((order) => (
    <Label key={order.id}>
      <SenderLine facts={factsOf(order)} />
      <Recipient order={order} language={language} />
      <CollectBox order={order} language={language} />
      {order.carrier && (
        <Carrier>
          <bdi>{order.carrier}</bdi>
          {order.trackingNumber && <bdi dir="ltr">{order.trackingNumber}</bdi>}
        </Carrier>
      )}
      <OrderCodes number={order.number} height={24} compact />
      <ContentsList order={order} language={language} />
    </Label>
  ));
}

function SenderLine({ facts: { name, address, phone, logo } }: { facts: StoreFacts }) {
  return (
    <Sender>
      {logo && <img src={logo} alt="" />}
      <div>
        <b>
          <bdi>{name}</bdi>
          {phone && (
            <>
              {' · '}
              <bdi dir="ltr">{formatPhoneNumber(phone)}</bdi>
            </>
          )}
        </b>
        <span>
          <bdi>{address.join(', ')}</bdi>
        </span>
      </div>
    </Sender>
  );
}

/** Lines of contents that a label has room for. */
const SHOWN = 4;

function ContentsList({ order, language }: OrderPartProps) {
  const t = useTextIn('papers', language);
  const format = formatIn(language);
  const lines = parcelItems(order.items);
  const shown = lines.length > SHOWN ? lines.slice(0, SHOWN - 1) : lines;
  return (
    <Contents>
      {shown.map(({ item, pieces }) => {
        const options = localizedOptions(item, language);
        return (
          <li key={item.id}>
            <b>{format.number(pieces)}</b> ×{' '}
            <bdi>{unbrokenFigures(localizedName(item, language))}</bdi>
            {options && (
              <>
                {' · '}
                <bdi>{unbrokenFigures(options)}</bdi>
              </>
            )}
          </li>
        );
      })}
      {shown.length < lines.length && (
        <li>{t('order.others', { count: lines.length - shown.length })}</li>
      )}
    </Contents>
  );
}
