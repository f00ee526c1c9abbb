import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { initialVariant } from '#domain/products/initial-variant';
import type { PublicProduct, PublicVariant } from '#openapi/types.generated';
import CartIcon from '~icons/solar/cart-plus-linear';
import { useCheckout } from '../checkout/use-checkout';
import { Button, ButtonLink } from '../kit/button';
import { cartItemOf } from '../storefront-parts/cart-item';
import { OfferColumns } from '../storefront-parts/shop-layout';
import { VariantChoice } from '../storefront-parts/variant-choice';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { Gallery } from './gallery';

const Text = styled.div`
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

const Stock = styled.p`
  color: var(--text-2);
  &[data-available='true'] {
    color: var(--success-text);
  }
`;
/** On a phone it stays at the bottom of the window, however long the product's page is. */
const PurchaseControls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12);
  inline-size: 100%;
  max-inline-size: 420px;
  & > p:empty {
    display: none;
  }
  & > * {
    flex: 1 1 180px;
  }
  & > p {
    flex-basis: 100%;
    color: var(--text-2);
  }
  ${media.below('phone')} {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    max-inline-size: none;
    padding-block: var(--space-12);
    background: var(--paper);
  }
`;

/** Pictures, price and variants of a product, and the button that adds it to the cart. */
export function ProductOffer({ product, title }: { product: PublicProduct; title: string }) {
  const t = useText('shop');
  const { money } = useFormat();
  const localized = useLocalizedName();
  const { variants, store } = product;
  const [chosen, setChosen] = useState<PublicVariant | undefined>(initialVariant(variants));
  return (
    <OfferColumns>
      <Gallery product={product} variant={chosen} />
      <Text>
        <h1 tabIndex={-1} dir="auto">
          {title}
        </h1>
        <p dir="auto">{t('soldBy', { store: localized({ ...store }) })}</p>
        <Link to={`/contact-us?product=${product.id}`}>{t('writeToStore')}</Link>
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
        <Stock role="status" data-available={chosen?.isAvailable}>
          {t(chosen?.isAvailable ? 'inStock' : 'unavailable')}
        </Stock>
        {chosen?.isAvailable && <AddToCart product={product} variant={chosen} />}
      </Text>
    </OfferColumns>
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
    <PurchaseControls>
      <Button
        size="large"
        wide
        icon={CartIcon}
        disabled={!snapshot.can({ type: 'item.add', item: cartItemOf(product, variant) })}
        onClick={() => send({ type: 'item.add', item: cartItemOf(product, variant) })}
      >
        {t('add')}
      </Button>
      {inCart > 0 && (
        <ButtonLink to="/product/checkout" variant="outline" size="large" wide>
          {t('toCart')}
        </ButtonLink>
      )}
      <p role="status">{inCart > 0 && t('inCart', { count: inCart })}</p>
    </PurchaseControls>
  );
}
