import { styled } from 'styled-components';
import { amountToCollect } from '#domain/papers/amount-to-collect';
import { formatIn } from '../../text/use-format';
import { useTextIn } from '../../text/use-text-in';
import type { OrderPartProps } from './order-paper-props';

const Box = styled.section`
  display: flex;
  flex-direction: column;
  justify-content: center;
  padding: 0.7em 1em;
  border: 0.6mm solid currentColor;
  border-radius: 2mm;
  text-align: center;
  break-inside: avoid;
  & > h2 {
    font-size: 1em;
    font-weight: var(--weight-strong);
  }
  & > b {
    font: var(--weight-head) 2.6em / 1.25 var(--font-head);
    white-space: nowrap;
  }
`;

/** The cash that the courier collects, in large figures; or that there is none. */
export function CollectBox({ order, language }: OrderPartProps) {
  const t = useTextIn('papers', language);
  const format = formatIn(language);
  const amount = amountToCollect(order);
  if (amount > 0) {
    return (
      <Box>
        <h2>{t('order.collect')}</h2>
        <b>
          <bdi>{format.money(amount)}</bdi>
        </b>
      </Box>
    );
  }
  const isPaid = ['captured', 'authorized', 'partially_refunded'].includes(order.paymentStatus);
  return (
    <Box>
      <h2>{t('order.paid')}</h2>
      <p>{t(isPaid ? 'order.paidText' : 'order.unpaidText')}</p>
    </Box>
  );
}
