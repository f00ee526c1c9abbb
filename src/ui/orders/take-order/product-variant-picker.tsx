import { useState } from 'react';
import { styled } from 'styled-components';
import { stockLevel, stockState } from '#domain/products/stock-policy';
import type { PublicProduct, PublicVariant, Variant } from '#openapi/types.generated';
import CartIcon from '~icons/solar/cart-plus-linear';
import type { CheckoutProcess } from '../../checkout/use-checkout';
import { Button } from '../../kit/button';
import { cartItemOf } from '../../storefront-parts/cart-item';
import { VariantChoice } from '../../storefront-parts/variant-choice';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12) var(--space-16);
  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4) var(--space-12);
    color: var(--text-2);
  }
  & strong {
    color: var(--text);
  }
`;

export interface ProductVariantPickerProps {
  product: PublicProduct;
  /** The same variants with the store's data. */
  stock: readonly Variant[];
  process: CheckoutProcess;
}

/**
 * Chooses a variant of a product; shows its price and stock, and the button that orders a piece.
 */
export function ProductVariantPicker({
  product,
  stock,
  process: { snapshot, send },
}: ProductVariantPickerProps) {
  const t = useText('takenOrder');
  const { money } = useFormat();
  const { variants } = product;
  const [chosen, setChosen] = useState<PublicVariant | undefined>(
    variants.find(({ isAvailable }) => isAvailable) ?? variants[0],
  );
  if (!chosen) return null;
  const own = stock.find(({ id }) => id === chosen.id);
  const adding = { type: 'item.add', item: cartItemOf(product, chosen) } as const;
  const { items } = snapshot.context.checkout;
  const inOrder = items.find(({ id }) => id === chosen.id)?.quantity ?? 0;
  return (
    <>
      {variants.length > 1 && (
        <VariantChoice variants={variants} chosen={chosen} onChoose={setChosen} />
      )}
      <Footer>
        <p>
          <strong>{money(chosen.price)}</strong>
          <bdi>{chosen.sku}</bdi>
          {own && <StockText variant={own} />}
          <span role="status">{inOrder > 0 && t('inOrder', { count: inOrder })}</span>
        </p>
        <Button
          variant="soft"
          icon={CartIcon}
          disabledReason={chosen.isAvailable ? undefined : t('soldOut')}
          onClick={() => send(adding)}
        >
          {t('add')}
        </Button>
      </Footer>
    </>
  );
}

/** The available pieces; the policy of what is sold without pieces. */
function StockText({ variant }: { variant: Variant }) {
  const t = useText('takenOrder');
  const list = useText('products');
  const state = stockState({ ...variant, inventoryType: stockLevel(variant) });
  return (
    <span>
      {state === 'not_counted' || state === 'backorder'
        ? list(`stock.${state}`)
        : t('stock', { count: variant.stockAvailable })}
    </span>
  );
}
