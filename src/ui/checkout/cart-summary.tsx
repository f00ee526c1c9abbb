import { styled } from 'styled-components';
import type { CartItem } from '#domain/checkout/checkout';
import { Button } from '../kit/button';
import { Card, CardHeader } from '../kit/layout/card';
import { Skeleton } from '../kit/loading/skeleton';
import { Picture } from '../storefront-parts/shop-layout';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { amountsOf } from './cart-amounts';
import type { CheckoutProcess } from './use-checkout';
import { useOptionWords } from './use-option-words';
import { useCityName } from './use-town-quote';

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

/**
 * The totals of the cart. The server quotes the delivery as soon as the town is chosen. The items
 * are listed where the step itself does not list them.
 */
export function CartSummary({ process }: { process: CheckoutProcess }) {
  const { snapshot, send, town } = process;
  const t = useText('checkout');
  const { money } = useFormat();
  const { checkout } = snapshot.context;
  const isAsking = snapshot.matches({ open: { payment: 'quoting' } });
  const { subTotal, discount, shipping, total } = amountsOf(process);
  const isInCart = checkout.activeStep === 0;
  const city = useCityName(checkout.billing?.cityId ?? town?.cityId);
  const destination = isInCart ? undefined : city;
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
      {!isInCart && <ItemList items={checkout.items} />}
      <Rows>
        <dt>{t('subTotal')}</dt>
        <dd>{money(subTotal)}</dd>
        {discount > 0 && (
          <>
            <dt>{t('discount')}</dt>
            <dd>{money(-discount)}</dd>
          </>
        )}
        <dt>{destination ? t('shippingTo', { city: destination }) : t('shipping')}</dt>
        <dd>
          {isAsking || town?.isAsking ? <Skeleton $width="80px" /> : <Shipping amount={shipping} />}
        </dd>
      </Rows>
      <Total>
        {t(shipping === null ? 'totalWithout' : 'total')}
        <strong>{money(total)}</strong>
      </Total>
    </Card>
  );
}

/** The fee of the delivery; the step that tells it while it is unknown. */
function Shipping({ amount }: { amount: number | null }) {
  const t = useText('checkout');
  const { money } = useFormat();
  if (amount === null) return t('shippingLater');
  return amount === 0 ? t('free') : money(amount);
}

function ItemList({ items }: { items: readonly CartItem[] }) {
  const t = useText('checkout');
  const { money } = useFormat();
  const localized = useLocalizedName();
  const optionsOf = useOptionWords();
  return (
    <Items>
      {items.map(({ id, good, colors, quantity, price }) => (
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
  );
}
