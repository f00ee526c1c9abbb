import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../kit/button';
import { Chip } from '../kit/feedback/chip';
import { Card } from '../kit/layout/card';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { CheckoutProcess } from './use-checkout';

/** The message after the order is placed. */
export const CompletedCard = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-16);
  padding-block: var(--space-48);
  text-align: center;
`;

/** The placed order: its numbers, its cost, and its delivery date. */
export function CompletedStep({ process: { snapshot, send } }: { process: CheckoutProcess }) {
  const t = useText('checkout');
  const { money, language } = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { placed } = snapshot.context.checkout;
  if (placed === null) return null;
  return (
    <CompletedCard>
      <Chip tone="success">{t('ordered')}</Chip>
      <h2 ref={heading} tabIndex={-1}>
        {t('thanks', { count: placed.orders.length })}
      </h2>
      <p>
        {t('numbers')} <bdi dir="ltr">{placed.orders.map(({ number }) => number).join(', ')}</bdi>
      </p>
      <p>
        {t(placed.paymentMethod === 'card' ? 'paidByCard' : 'toPay', {
          total: money(placed.total),
        })}
      </p>
      <p>{t('deliveryDays', { count: placed.deliveryDays })}</p>
      {placed.orders.map(
        ({ number, chatLink }) =>
          chatLink && (
            <a key={number} href={`/chat?lng=${language}#${chatLink}`}>
              {t('askShop', { number })}
            </a>
          ),
      )}
      <Button size="large" onClick={() => send({ type: 'checkout.reset' })}>
        {t('backToShop')}
      </Button>
    </CompletedCard>
  );
}
