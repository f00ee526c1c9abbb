import { styled } from 'styled-components';
import { Button } from '../kit/button';
import { Card, CardHeader } from '../kit/layout/card';
import { Skeleton } from '../kit/loading/skeleton';
import { Picture } from '../storefront-parts/shop-layout';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import type { CheckoutProcess } from './use-checkout';
import { useOptionWords } from './use-option-words';

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
  gap: var(--space-16);
  margin-block-end: var(--space-16);
  & > li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-12);
  }
  & small {
    display: block;
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
  & strong {
    font-variant-numeric: tabular-nums;
  }
`;
const Name = styled.span`
  overflow-wrap: anywhere;
`;
/** On a phone, the steps above the cart lead back. */
const Change = styled.span`
  ${media.below('tablet')} {
    display: none;
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

const toCart = { type: 'step.choose', step: 0 } as const;

/** The totals of the cart. Shipping is only known after the server has received the address. */
export function CartSummary({ process: { snapshot, send } }: { process: CheckoutProcess }) {
  const t = useText('checkout');
  const { money } = useFormat();
  const localized = useLocalizedName();
  const optionsOf = useOptionWords();
  const { checkout } = snapshot.context;
  const isAsking = snapshot.matches({ open: { payment: 'quoting' } });
  const isQuoted = checkout.orderKey !== null && !isAsking;
  const shipping = checkout.shipping === 0 ? t('free') : money(checkout.shipping);
  return (
    <Card aria-label={t('recap')}>
      <CardHeader
        title={t('recap')}
        aside={
          checkout.activeStep > 0 &&
          snapshot.can(toCart) && (
            <Change>
              <Button variant="text" size="small" onClick={() => send(toCart)}>
                {t('change')}
              </Button>
            </Change>
          )
        }
      />
      <Items>
        {checkout.items.map(({ id, good, colors, quantity, price }) => (
          <li key={id}>
            <Picture>
              {good.pictureUrl && <img src={good.pictureUrl} alt="" width={44} height={44} />}
            </Picture>
            <Name>
              <bdi>{localized(good)}</bdi>
              <small>
                <bdi>{optionsOf({ good, colors })}</bdi>
              </small>
              <small>{t('line', { price: money(price), count: quantity })}</small>
            </Name>
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
