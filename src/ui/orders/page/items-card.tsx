import { styled } from 'styled-components';
import type { Order, OrderItem } from '#application/api/orders-endpoints.generated';
import { holdsStock } from '#domain/orders/order-course';
import { Card, CardHead } from '../../kit/card';
import { Quiet } from '../../kit/columns';
import { useLocalizedName } from '../../text/localized';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { AmountLines } from './amount-lines';

const Flush = styled(Card)`
  padding: 0;
  /* Figures stay whole: with large letters on a phone the table goes sideways inside its card. */
  overflow: auto hidden;
  & > :first-child {
    margin: 0;
    padding: var(--space-20) var(--space-24);
  }
`;
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  & th {
    padding-block: var(--space-12);
    background: var(--sunk);
    color: var(--text-2);
    font: var(--weight-strong) var(--text-small) var(--font-body);
  }
  & th:first-child {
    text-align: start;
  }
  & td {
    padding-block: var(--space-12);
    border-block-end: 1px solid var(--line);
  }
  & :is(th, td) {
    padding-inline: var(--space-8);
  }
  & :is(th, td):first-child {
    padding-inline-start: var(--space-24);
  }
  & :is(th, td):last-child {
    padding-inline-end: var(--space-24);
  }
  ${media.below('phone')} {
    & :is(th, td):first-child {
      padding-inline-start: var(--space-16);
    }
    & :is(th, td):last-child {
      padding-inline-end: var(--space-16);
    }
  }
`;
const Figure = styled.td<{ $wide?: boolean }>`
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
  ${media.below('phone')} {
    ${({ $wide }) => $wide && 'display: none;'}
  }
`;
const Product = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  align-items: center;
  gap: var(--space-12);
  & > :first-child {
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-control);
    background: var(--sunk);
    object-fit: cover;
  }
`;
const Words = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
const Count = styled.small`
  color: var(--text-2);
`;
const Strong = styled.span`
  font-weight: var(--weight-strong);
`;

/** What was ordered, and what it comes to. */
export function ItemsCard({ order }: { order: Order }) {
  const t = useText('order');
  const list = useText('orders');
  const format = useFormat();
  return (
    <Flush>
      <CardHead
        title={
          <>
            {list('detail.items')} <Count>{format.number(order.itemsCount)}</Count>
          </>
        }
        aside={holdsStock(order.status) ? t('items.reserved') : undefined}
      />
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('items.product')}</th>
            <Figure as="th" scope="col">
              {list('detail.quantity')}
            </Figure>
            <Figure as="th" scope="col" $wide>
              {t('items.price')}
            </Figure>
            <Figure as="th" scope="col">
              {list('detail.total')}
            </Figure>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <ItemRow key={item.id} item={item} />
          ))}
        </tbody>
      </Table>
      <AmountLines order={order} />
    </Flush>
  );
}

function ItemRow({ item }: { item: OrderItem }) {
  const t = useText('order');
  const format = useFormat();
  const name = useLocalizedName()(item);
  const { quantityCancelled, quantityReturned } = item;
  return (
    <tr>
      <td>
        <Product>
          {item.pictureUrl ? <img src={item.pictureUrl} alt="" /> : <span />}
          <Words>
            <Strong dir="auto">{name}</Strong>
            <Quiet>
              <bdi dir="ltr">{item.sku}</bdi>
              {item.optionsText && ` · ${item.optionsText}`}
            </Quiet>
            {quantityCancelled > 0 && (
              <Quiet>{t('items.cancelled', { count: quantityCancelled })}</Quiet>
            )}
            {quantityReturned > 0 && (
              <Quiet>{t('items.returned', { count: quantityReturned })}</Quiet>
            )}
          </Words>
        </Product>
      </td>
      <Figure>{format.number(item.quantity)}</Figure>
      <Figure $wide>
        <bdi>{format.money(item.unitPrice)}</bdi>
      </Figure>
      <Figure>
        <Strong>
          <bdi>{format.money(item.total)}</bdi>
        </Strong>
      </Figure>
    </tr>
  );
}
