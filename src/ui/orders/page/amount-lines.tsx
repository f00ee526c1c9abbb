import { styled } from 'styled-components';
import type { Order } from '#application/api/orders-endpoints.generated';
import CardIcon from '~icons/solar/card-linear';
import CashIcon from '~icons/solar/hand-money-linear';
import TransferIcon from '~icons/solar/transfer-horizontal-linear';
import { Icon, type IconType } from '../../kit/icon';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';

const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--space-16) var(--space-32);
  padding: var(--space-16) var(--space-24) var(--space-20);
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: var(--space-16);
  }
`;
const Way = styled.p`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  max-inline-size: 30ch;
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
const Lines = styled.dl`
  display: grid;
  gap: var(--space-8);
`;
const KINDS = {
  plain: '& > dt { color: var(--text-2); }',
  total: `
    padding-block-start: var(--space-12);
    border-block-start: 1px solid var(--line);
    font-weight: var(--weight-strong);
    & > dd { font: var(--weight-head) var(--text-h2) var(--font-head); }`,
  small: 'color: var(--text-2); font-size: var(--text-small);',
  net: 'font-weight: var(--weight-strong); & > dd { color: var(--accent-text); }',
};
type Kind = keyof typeof KINDS;
const Line = styled.div<{ $kind: Kind }>`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-12);
  font-variant-numeric: tabular-nums;
  ${({ $kind }) => KINDS[$kind]}
`;

const ICONS: Record<Order['paymentMethod'], IconType> = {
  cod: CashIcon,
  card: CardIcon,
  transfer: TransferIcon,
};

interface AmountLine {
  name: string;
  label: string;
  /** Centimes; null for what is not shown. */
  amount: number | null;
  kind: Kind;
}

/** How the order adds up for the client and for the shop; what the role may not see is left out. */
export function AmountLines({ order }: { order: Order }) {
  const t = useText('order');
  const list = useText('orders');
  const format = useFormat();
  const lines: readonly AmountLine[] = [
    { name: 'itemTotal', label: t('amounts.subtotal'), amount: order.itemTotal, kind: 'plain' },
    {
      ...{ name: 'shipping', label: list('detail.shippingTotal'), kind: 'plain' },
      amount: order.shippingTotal,
    },
    {
      ...{ name: 'discount', label: list('detail.discountTotal'), kind: 'plain' },
      amount: order.discountTotal === 0 ? null : -order.discountTotal,
    },
    { name: 'total', label: t('amounts.clientTotal'), amount: order.total, kind: 'total' },
    { name: 'tax', label: list('detail.taxTotal'), amount: order.taxTotal, kind: 'small' },
    {
      ...{ name: 'commission', label: list('detail.commissionTotal'), kind: 'small' },
      amount: order.commissionTotal === null ? null : -order.commissionTotal,
    },
    { name: 'net', label: t('amounts.net'), amount: order.netTotal, kind: 'net' },
  ];
  return (
    <Foot>
      <Way>
        <Icon of={ICONS[order.paymentMethod]} />
        {t(`amounts.way.${order.paymentMethod}`)}
      </Way>
      <Lines>
        {lines.map(
          ({ name, label, amount, kind }) =>
            amount !== null && (
              <Line key={name} $kind={kind}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{format.money(amount)}</bdi>
                </dd>
              </Line>
            ),
        )}
      </Lines>
    </Foot>
  );
}
