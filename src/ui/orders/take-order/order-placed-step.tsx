import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { orderNumberText } from '#domain/orders/order-number';
import { CompletedCard } from '../../checkout/completed-card';
import type { CheckoutProcess } from '../../checkout/use-checkout';
import { Button, ButtonLink } from '../../kit/button';
import { Chip } from '../../kit/feedback/chip';
import { orderPath } from '../../links/order-path';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

const NextLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-12);
`;

/** The placed order: its number, the message to the client, and the next links. */
export function OrderPlacedStep({ process: { snapshot, send } }: { process: CheckoutProcess }) {
  const t = useText('takenOrder');
  const checkoutText = useText('checkout');
  const { money } = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { placed, billing } = snapshot.context.checkout;
  const order = placed?.orders[0];
  if (!placed || !order) return null;
  return (
    <CompletedCard>
      <Chip tone="success">{checkoutText('ordered')}</Chip>
      <h2 ref={heading} tabIndex={-1}>
        {t('taken', { number: orderNumberText(order.number) })}
      </h2>
      {billing && (
        <p dir="auto">
          {billing.firstName} {billing.lastName}
        </p>
      )}
      <p>{checkoutText('toPay', { total: money(placed.total) })}</p>
      <p>{checkoutText('deliveryDays', { count: placed.deliveryDays })}</p>
      <NextLinks>
        <Button variant="outline" onClick={() => send({ type: 'checkout.reset' })}>
          {t('another')}
        </Button>
        <ButtonLink to={orderPath(order)}>{t('open')}</ButtonLink>
      </NextLinks>
    </CompletedCard>
  );
}
