import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useGetPublicStoreQuery } from '#application/api/public-endpoints.generated';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { orderNumberText, orderReference } from '#domain/orders/order-number';
import { Button } from '../kit/button';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { CompletedCard } from './completed-card';
import type { CheckoutProcess } from './use-checkout';

const Next = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  inline-size: 100%;
  max-inline-size: 560px;
  text-align: start;
  & > h2 {
    font: var(--weight-head) var(--text-h3) var(--font-head);
  }
  & > ol {
    display: flex;
    flex-direction: column;
    gap: var(--space-8);
    padding-inline-start: var(--space-20);
    list-style: decimal;
  }
  & a {
    display: block;
    padding-block: var(--space-8);
  }
`;

/** The placed order: its numbers and its cost, and what happens next. */
export function CompletedStep({ process: { snapshot, send } }: { process: CheckoutProcess }) {
  const t = useText('checkout');
  const { money } = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { placed } = snapshot.context.checkout;
  if (placed === null) return null;
  const isPaidByCard = placed.paymentMethod === 'card';
  return (
    <CompletedCard>
      <h1 ref={heading} tabIndex={-1}>
        {t('thanks', { count: placed.orders.length })}
      </h1>
      <p>
        {t('numbers')}{' '}
        <bdi dir="ltr">{placed.orders.map(({ number }) => orderReference(number)).join(', ')}</bdi>
      </p>
      <p>{t(isPaidByCard ? 'paidByCard' : 'toPay', { total: money(placed.total) })}</p>
      <NextSteps snapshot={snapshot} />
      <Button size="large" onClick={() => send({ type: 'checkout.reset' })}>
        {t('backToShop')}
      </Button>
    </CompletedCard>
  );
}

/** Who confirms, when the parcel leaves and arrives, how it is paid, and where to ask. */
function NextSteps({ snapshot }: Pick<CheckoutProcess, 'snapshot'>) {
  const t = useText('checkout');
  const { money, language } = useFormat();
  const { placed, billing } = snapshot.context.checkout;
  const handlingDays = useHandlingDays(snapshot);
  if (placed === null) return null;
  const links = placed.orders.filter(({ chatLink }) => chatLink !== undefined);
  const phone = bidiIsolate(formatPhoneNumber(billing?.phoneNumber ?? ''));
  const handover = () => {
    if (handlingDays === undefined) return t('next.handover');
    return handlingDays === 0
      ? t('next.handlingToday')
      : t('next.handling', { count: handlingDays });
  };
  return (
    <Next>
      <h2>{t('next.title')}</h2>
      <ol>
        <li>{t('next.check', { phone })}</li>
        <li>
          {handover()} {t('next.way', { count: placed.deliveryDays })}
        </li>
        <li>
          {t(placed.paymentMethod === 'card' ? 'next.card' : 'next.cod', {
            total: money(placed.total),
          })}
        </li>
        {links.length > 0 && (
          <li>
            {t('next.follow')}
            {links.map(({ number, chatLink }) => (
              <a key={number} href={`/chat?lng=${language}#${chatLink}`}>
                {t('askShop', { number: orderNumberText(number) })}
              </a>
            ))}
          </li>
        )}
      </ol>
    </Next>
  );
}

/** The working days that the store of the order needs; undefined for several stores. */
function useHandlingDays({ context }: CheckoutProcess['snapshot']): number | undefined {
  const [storeId, ...others] = new Set(context.checkout.items.map(({ good }) => good.storeId));
  const { data } = useGetPublicStoreQuery(
    storeId === undefined || others.length > 0 ? skipToken : { storeId },
  );
  return data?.handlingDays;
}
