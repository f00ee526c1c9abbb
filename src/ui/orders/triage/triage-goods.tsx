import type { Ref } from 'react';
import { styled } from 'styled-components';
import { useGetVariantQuery } from '#application/api/products-endpoints.generated';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { orderNumberText } from '#domain/orders/order-number';
import type { TriageEntry } from '#domain/orders/triage-queue';
import { countsPieces } from '#domain/products/stock-policy';
import type { Order, OrderItem, OrderSummary } from '#openapi/types.generated';
import { Note } from '../../kit/feedback/note';
import { Card } from '../../kit/layout/card';
import { Skeleton } from '../../kit/loading/skeleton';
import { Muted } from '../../kit/table/columns';
import { TextLink } from '../../kit/text-link';
import { orderPath } from '../../links/order-path';
import { useLocalizedName, useLocalizedOptions } from '../../text/localized';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-4) var(--space-16);
  margin-block-end: var(--space-16);
  & h2:focus {
    outline: none;
  }
`;
const Goods = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-4) var(--space-16);
  padding-block: var(--space-12);
  border-block-start: 1px solid var(--line);
  & > :first-child {
    inline-size: 88px;
    block-size: 88px;
    border-radius: var(--radius-control);
    background: var(--sunk);
    object-fit: cover;
  }
  ${media.below('phone')} {
    grid-template-columns: 72px minmax(0, 1fr);
    gap: var(--space-4) var(--space-12);
    & > :first-child {
      grid-row: span 2;
      inline-size: 72px;
      block-size: 72px;
    }
  }
`;
const Text = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
const Strong = styled.span`
  font-weight: var(--weight-strong);
`;
const Price = styled.div`
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
  ${media.below('phone')} {
    text-align: start;
  }
`;
const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-4) var(--space-16);
  padding-block-start: var(--space-12);
  border-block-start: 1px solid var(--line);
  & > b {
    font: var(--weight-head) var(--text-h2) var(--font-head);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
const Stock = styled.span<{ $short: boolean }>`
  color: var(${({ $short }) => ($short ? '--error-text' : '--text-2')});
  font: ${({ $short }) => ($short ? 'var(--weight-strong)' : 400)} var(--text-small)
    var(--font-body);
`;

interface TriageGoodsProps {
  current: TriageEntry;
  /** Undefined until it has been read. */
  order: Order | undefined;
  summary: OrderSummary | undefined;
  heading: Ref<HTMLHeadingElement>;
  /** The order cannot be read, for example without a connection. */
  isUnread: boolean;
}

/** The ordered items with pictures and stock, and the total. */
export function TriageGoods({ current, order, summary, heading, isUnread }: TriageGoodsProps) {
  const t = useText('triage');
  const page = useText('order');
  const format = useFormat();
  const known = order ?? summary;
  return (
    <Card>
      <Head>
        <h2 ref={heading} tabIndex={-1}>
          {t('order', { number: orderNumberText(current.number) })}
        </h2>
        <TextLink to={orderPath(current)}>{t('open')}</TextLink>
      </Head>
      {order && (
        <Goods>
          {order.items.map((item) => (
            <GoodsItem key={item.id} item={item} />
          ))}
        </Goods>
      )}
      {!order && isUnread && <Note tone="warning">{t('goodsProblem')}</Note>}
      {!order && !isUnread && <Skeleton $height="112px" />}
      {known && (
        <Total>
          <Muted>{page(`payment.${known.paymentMethod}`)}</Muted>
          <b>
            <bdi>{format.money(known.total)}</bdi>
          </b>
        </Total>
      )}
    </Card>
  );
}

function GoodsItem({ item }: { item: OrderItem }) {
  const t = useText('triage');
  const format = useFormat();
  const options = useLocalizedOptions()(item);
  const name = useLocalizedName()(item);
  return (
    <Item>
      {item.pictureUrl ? <img src={item.pictureUrl} alt="" /> : <span />}
      <Text>
        <Strong dir="auto">{name}</Strong>
        <Muted>
          <bdi dir="ltr">{item.sku}</bdi>
          {options && ` · ${bidiIsolate(options)}`}
        </Muted>
        <StockOf item={item} />
      </Text>
      <Price>
        {t('quantity', {
          quantity: format.number(item.quantity),
          price: bidiIsolate(format.money(item.unitPrice)),
        })}
      </Price>
    </Item>
  );
}

/** The pieces in stock; those of this order are reserved, so what is available is for other orders. */
function StockOf({ item }: { item: OrderItem }) {
  const t = useText('triage');
  const format = useFormat();
  const { currentData: variant, isError } = useGetVariantQuery({ variantId: item.variantId });
  if (isError) return null;
  if (!variant) return <Skeleton $height="20px" />;
  if (!countsPieces(variant.stockPolicy)) {
    return <Stock $short={false}>{t('stock.notCounted')}</Stock>;
  }
  const onHand = format.number(variant.stockOnHand);
  if (variant.stockOnHand < item.quantity) {
    return (
      <Stock $short>{t('stock.short', { onHand, needed: format.number(item.quantity) })}</Stock>
    );
  }
  return (
    <Stock $short={false}>
      {t('stock.onHand', { onHand, available: format.number(variant.stockAvailable) })}
    </Stock>
  );
}
