import { styled } from 'styled-components';
import { Card, CardHead } from '../kit/card';
import { Skeleton } from '../kit/skeleton';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { CheckoutProcess } from './use-checkout';

const Rows = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-12) var(--space-16);
  padding-block: var(--space-16);
  border-block-start: 1px solid var(--line);
  & > dt {
    color: var(--text-2);
  }
  & > dd {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;
const Items = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  margin-block-end: var(--space-16);
  & > li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-16);
  }
`;
const Total = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-16);
  padding-block-start: var(--space-16);
  border-block-start: 1px solid var(--line);
  font-weight: var(--weight-strong);
  & > strong {
    font: var(--weight-head) var(--text-h1) var(--font-head);
  }
`;

/** What the cart comes to. Shipping is only known once the shop was asked for the address. */
export function Recap({ process: { snapshot } }: { process: CheckoutProcess }) {
  const t = useText('checkout');
  const { money } = useFormat();
  const localized = useLocalizedName();
  const { checkout } = snapshot.context;
  const isAsking = snapshot.matches({ open: { payment: 'quoting' } });
  const isQuoted = checkout.orderKey !== null && !isAsking;
  const shipping = checkout.shipping === 0 ? t('free') : money(checkout.shipping);
  return (
    <Card aria-label={t('recap')}>
      <CardHead title={t('recap')} />
      <Items>
        {checkout.items.map(({ id, good, quantity, price }) => (
          <li key={id}>
            <span dir="auto">{t('line', { name: localized(good), count: quantity })}</span>
            <strong>{money(price * quantity)}</strong>
          </li>
        ))}
      </Items>
      <Rows>
        <dt>{t('subTotal')}</dt>
        <dd>{money(checkout.subTotal)}</dd>
        {checkout.discount > 0 && (
          <>
            <dt>{t('discount')}</dt>
            <dd>{money(-checkout.discount)}</dd>
          </>
        )}
        <dt>{t('shipping')}</dt>
        <dd>{isAsking ? <Skeleton $width="80px" /> : isQuoted ? shipping : t('shippingLater')}</dd>
      </Rows>
      <Total>
        {isQuoted ? t('total') : t('totalWithout')}
        <strong>{money(isQuoted ? checkout.total : checkout.subTotal - checkout.discount)}</strong>
      </Total>
    </Card>
  );
}
