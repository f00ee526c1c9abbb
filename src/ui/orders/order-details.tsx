import { styled } from 'styled-components';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { isDeliveryFree } from '#domain/orders/free-delivery';
import type { HistoryEntry, Order, OrderItem } from '#openapi/types.generated';
import { ParcelLinks } from '../carriers/parcel-links';
import { useLocalizedName, useLocalizedOptions } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { CurrentOrderStatus } from './current-order-status';
import { useHistoryTexts } from './use-history-texts';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
`;
const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12);
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: 44px 1fr auto;
  align-items: center;
  gap: var(--space-12);
  padding-block: var(--space-8);
  border-block-end: 1px solid var(--line);
  & > img,
  & > :first-child {
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-control);
    background: var(--sunk);
  }
`;
const Muted = styled.span`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
const Strong = styled.span`
  font-weight: var(--weight-strong);
`;
const List = styled.ul`
  list-style: none;
`;
const Entry = styled.li`
  display: flex;
  flex-direction: column;
  padding-block: var(--space-8);
  padding-inline-start: var(--space-16);
  border-inline-start: 2px solid var(--line);
`;

/** The complete order, as far as this role may see it. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useText('orders');
  const format = useFormat();
  const localized = useLocalizedName();
  const { client, shippingAddress: address } = order;
  return (
    <Stack>
      <Line>
        <CurrentOrderStatus id={order.id} status={order.status} />
        <Muted>{t('detail.placed', { date: format.dateTime(order.orderDate) })}</Muted>
      </Line>
      <Section>
        <h3>{t('detail.items')}</h3>
        <List>
          {order.items.map((item) => (
            <DetailItem key={item.id} item={item} />
          ))}
        </List>
      </Section>
      <Amounts order={order} />
      <Section>
        <h3>{t('detail.client')}</h3>
        <Strong>
          <bdi>{`${client.firstName} ${client.lastName}`}</bdi>
        </Strong>
        <bdi dir="ltr">{formatPhoneNumber(client.phoneNumber)}</bdi>
        {order.clientNote && <Muted dir="auto">{order.clientNote}</Muted>}
      </Section>
      <Section>
        <h3>{t('detail.address')}</h3>
        <span dir="auto">{[address.line1, address.line2].filter(Boolean).join(', ')}</span>
        <span>
          {[
            address.zipcode,
            localized({ name: address.city, nameEn: address.cityEn, nameAr: address.cityAr }),
          ]
            .filter(Boolean)
            .join(' ')}
        </span>
        {order.trackingNumber && (
          <Muted>
            <bdi>{order.carrier}</bdi> · <bdi dir="ltr">{order.trackingNumber}</bdi>
          </Muted>
        )}
        <ParcelLinks order={order} line={Line} />
      </Section>
      <Section>
        <h3>{t('detail.history')}</h3>
        <List>
          {order.history.map((entry) => (
            <HistoryLine key={`${entry.at}${entry.action}`} entry={entry} />
          ))}
        </List>
      </Section>
    </Stack>
  );
}

function DetailItem({ item }: { item: OrderItem }) {
  const format = useFormat();
  const localized = useLocalizedName();
  const options = useLocalizedOptions()(item);
  return (
    <Item>
      {item.pictureUrl ? <img src={item.pictureUrl} alt="" /> : <span />}
      <div>
        <Strong>{localized(item)}</Strong>
        <br />
        <Muted>
          {options && `${bidiIsolate(options)} · `}
          <bdi>
            {item.quantity} × {format.money(item.unitPrice)}
          </bdi>
        </Muted>
      </div>
      <bdi>{format.money(item.total)}</bdi>
    </Item>
  );
}

function Amounts({ order }: { order: Order }) {
  const t = useText('orders');
  const format = useFormat();
  const lines = [
    ['itemTotal', order.itemTotal],
    ...(isDeliveryFree(order)
      ? ([['freeDelivery', 0]] as const)
      : ([
          ['shippingTotal', order.shippingTotal],
          ['discountTotal', order.discountTotal === 0 ? null : -order.discountTotal],
        ] as const)),
    ['total', order.total],
    ['taxTotal', order.taxTotal],
    ['commissionTotal', order.commissionTotal === null ? null : -order.commissionTotal],
    ['netTotal', order.netTotal],
  ] as const;
  return (
    <Section>
      <h3>{t('detail.amounts')}</h3>
      {lines.map(
        ([name, amount]) =>
          amount !== null && (
            <Line key={name}>
              {name === 'total' ? (
                <Strong>{t('detail.total')}</Strong>
              ) : (
                <Muted>{t(`detail.${name}`)}</Muted>
              )}
              <bdi>{format.money(amount)}</bdi>
            </Line>
          ),
      )}
    </Section>
  );
}

function HistoryLine({ entry }: { entry: HistoryEntry }) {
  const format = useFormat();
  const { action, who, reason } = useHistoryTexts()(entry);
  return (
    <Entry>
      <Strong>{action}</Strong>
      <Muted>{[format.dateTime(entry.at), who, reason].filter(Boolean).join(' · ')}</Muted>
      {entry.note && <Muted dir="auto">{entry.note}</Muted>}
    </Entry>
  );
}
