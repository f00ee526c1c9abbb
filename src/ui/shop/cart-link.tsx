import { useSyncExternalStore } from 'react';
import CartIcon from '~icons/solar/cart-large-2-linear';
import { ButtonLink } from '../kit/button';
import { useText } from '../text/use-text';
import { useVisit } from '../visit/visit-context';

/** The way to the cart, with how many pieces are in it; follows other tabs. */
export function CartLink() {
  const t = useText('shop');
  const { checkout } = useVisit();
  const kept = useSyncExternalStore(checkout.subscribe, checkout.read);
  const count = kept.placed === null ? kept.totalItems : 0;
  return (
    <ButtonLink to="/product/checkout" variant="outline" icon={CartIcon}>
      {t('cartOf', { count })}
    </ButtonLink>
  );
}
