import { useSyncExternalStore } from 'react';
import CartIcon from '~icons/solar/cart-large-2-linear';
import { ButtonLink } from '../kit/button';
import { usePublicApp } from '../public-context/public-app-context';
import { useText } from '../text/use-text';

/** The link to the cart with its number of pieces; follows changes in other tabs. */
export function CartLink() {
  const t = useText('shop');
  const { checkout } = usePublicApp();
  const storedCart = useSyncExternalStore(checkout.subscribe, checkout.read);
  const count = storedCart.placed === null ? storedCart.totalItems : 0;
  return (
    <ButtonLink to="/product/checkout" variant="outline" icon={CartIcon}>
      {count === 0 ? t('cart') : t('cartOf', { count })}
    </ButtonLink>
  );
}
