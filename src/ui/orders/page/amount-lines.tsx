import { styled } from 'styled-components';
import { isDeliveryFree } from '#domain/orders/free-delivery';
import type { Order } from '#openapi/types.generated';
import CardIcon from '~icons/solar/card-linear';
import CashIcon from '~icons/solar/hand-money-linear';
import TransferIcon from '~icons/solar/transfer-horizontal-linear';
import { Icon, type IconType } from '../../kit/icon';
import { type AmountLine, Amounts } from '../../records/amounts';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';

const Footer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--space-16) var(--space-32);
  padding: var(--space-16) var(--space-24) var(--space-20);
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: var(--space-16);
  }
`;
const PaymentMethodLine = styled.p`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  max-inline-size: 30ch;
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
const ICONS: Record<Order['paymentMethod'], IconType> = {
  cod: CashIcon,
  card: CardIcon,
  transfer: TransferIcon,
};

/** The order's amounts for the client and for the store, without those the role may not see. */
export function AmountLines({ order }: { order: Order }) {
  const t = useText('order');
  const list = useText('orders');
  const isFree = isDeliveryFree(order);
  const lines: readonly AmountLine[] = [
    { name: 'itemTotal', label: t('amounts.subtotal'), amount: order.itemTotal, kind: 'plain' },
    {
      name: 'shipping',
      label: list(isFree ? 'detail.freeDelivery' : 'detail.shippingTotal'),
      kind: 'plain',
      amount: isFree ? 0 : order.shippingTotal,
    },
    {
      name: 'discount',
      label: list('detail.discountTotal'),
      kind: 'plain',
      amount: isFree || order.discountTotal === 0 ? null : -order.discountTotal,
    },
    { name: 'total', label: t('amounts.clientTotal'), amount: order.total, kind: 'total' },
    { name: 'tax', label: list('detail.taxTotal'), amount: order.taxTotal, kind: 'small' },
    {
      name: 'commission',
      label: list('detail.commissionTotal'),
      kind: 'small',
      amount: order.commissionTotal === null ? null : -order.commissionTotal,
    },
    { name: 'net', label: t('amounts.net'), amount: order.netTotal, kind: 'net' },
  ];
  return (
    <Footer>
      <PaymentMethodLine>
        <Icon of={ICONS[order.paymentMethod]} />
        {t(`amounts.way.${order.paymentMethod}`)}
      </PaymentMethodLine>
      <Amounts lines={lines} />
    </Footer>
  );
}
