import { useState } from 'react';
import { styled } from 'styled-components';
import type { PublicProduct, PublicVariant } from '#application/api/public-endpoints.generated';
import CartIcon from '~icons/solar/cart-plus-linear';
import { useCheckout } from '../checkout/use-checkout';
import { Button, ButtonLink } from '../kit/button';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { cartItemOf } from './cart-item';
import { Gallery } from './gallery';
import { VariantChoice } from './variant-choice';

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--space-40);
  ${media.below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-24);
  }
`;
const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-16);
`;
const Price = styled.p`
  display: flex;
  gap: var(--space-12);
  font: var(--weight-head) var(--text-h2) var(--font-head);
  & > s {
    color: var(--text-2);
    font-weight: 400;
  }
`;

/** Pictures, price and variants of a product, and the way into the cart. */
export function Offer({ product, title }: { product: PublicProduct; title: string }) {
  const t = useText('shop');
  const { money } = useFormat();
  const localized = useLocalizedName();
  const { variants, store } = product;
  const [chosen, setChosen] = useState<PublicVariant | undefined>(
    variants.find(({ isAvailable }) => isAvailable) ?? variants[0],
  );
  return (
    <Halves>
      <Gallery product={product} variant={chosen} />
      <Words>
        <h1 tabIndex={-1} dir="auto">
          {title}
        </h1>
        <p dir="auto">{t('soldBy', { store: localized({ ...store }) })}</p>
        {chosen && (
          <Price>
            {money(chosen.price)}
            {chosen.compareAtPrice !== null && chosen.compareAtPrice > chosen.price && (
              <s>{money(chosen.compareAtPrice)}</s>
            )}
          </Price>
        )}
        {variants.length > 1 && (
          <VariantChoice variants={variants} chosen={chosen} onChoose={setChosen} />
        )}
        {chosen?.isAvailable ? (
          <AddToCart product={product} variant={chosen} />
        ) : (
          <p>{t('unavailable')}</p>
        )}
      </Words>
    </Halves>
  );
}

function AddToCart({ product, variant }: { product: PublicProduct; variant: PublicVariant }) {
  const t = useText('shop');
  const { snapshot, send } = useCheckout();
  const { checkout } = snapshot.context;
  const inCart =
    checkout.placed === null
      ? (checkout.items.find(({ id }) => id === variant.id)?.quantity ?? 0)
      : 0;
  return (
    <>
      <Button
        size="large"
        icon={CartIcon}
        disabled={!snapshot.can({ type: 'item.add', item: cartItemOf(product, variant) })}
        onClick={() => send({ type: 'item.add', item: cartItemOf(product, variant) })}
      >
        {t('add')}
      </Button>
      <p role="status">{inCart > 0 && t('inCart', { count: inCart })}</p>
      {inCart > 0 && (
        <ButtonLink to="/product/checkout" variant="outline">
          {t('toCart')}
        </ButtonLink>
      )}
    </>
  );
}
