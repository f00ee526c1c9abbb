import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  countsPieces,
  type StockState,
  stockLevel,
  stockState,
} from '#domain/products/stock-policy';
import type { Variant } from '#openapi/types.generated';
import InStockIcon from '~icons/solar/check-circle-bold';
import SoldOutIcon from '~icons/solar/close-circle-bold';
import LowStockIcon from '~icons/solar/danger-triangle-bold';
import BackorderIcon from '~icons/solar/hourglass-line-bold';
import InactiveIcon from '~icons/solar/minus-circle-bold';
import { StatusChip } from '../../kit/feedback/chip';
import type { Tone } from '../../kit/feedback/tone';
import type { IconType } from '../../kit/icon';
import { Muted } from '../../kit/table/columns';
import { useFormat } from '../../text/use-format';
import { useLanguage } from '../../text/use-language';
import { useText } from '../../text/use-text';
import { useOptionNames } from './preview/use-option-names';

const STOCK: Record<StockState, { tone: Tone; icon: IconType }> = {
  in_stock: { tone: 'success', icon: InStockIcon },
  low_stock: { tone: 'warning', icon: LowStockIcon },
  out_of_stock: { tone: 'error', icon: SoldOutIcon },
  not_counted: { tone: 'success', icon: InStockIcon },
  backorder: { tone: 'info', icon: BackorderIcon },
};

export function stockOf(variant: Variant): StockState {
  return stockState({ ...variant, inventoryType: stockLevel(variant) });
}

export interface VariantListProps {
  variants: readonly Variant[];
  /** Opens the details of a variant. */
  onOpen: (variant: Variant) => void;
}

const OpenButton = styled.button`
  align-self: flex-start;
  min-block-size: 24px;
  color: var(--accent-text);
  font-weight: var(--weight-strong);
  text-align: start;
  &:hover {
    text-decoration: underline;
  }
`;

interface VariantButtonProps {
  variant: Variant;
  onOpen: (variant: Variant) => void;
  children: ReactNode;
}

/** Names a variant and opens its details. */
export function VariantButton({ variant, onOpen, children }: VariantButtonProps) {
  return (
    <OpenButton type="button" aria-haspopup="dialog" onClick={() => onOpen(variant)}>
      {children}
    </OpenButton>
  );
}

/** A variant's stock, or that it isn't on sale. */
export function VariantChip({ variant }: { variant: Variant }) {
  const t = useText('product');
  const list = useText('products');
  if (variant.status === 'inactive')
    return (
      <StatusChip tone="neutral" icon={InactiveIcon}>
        {t('variants.inactive')}
      </StatusChip>
    );
  const stock = stockOf(variant);
  return (
    <StatusChip tone={STOCK[stock].tone} icon={STOCK[stock].icon}>
      {list(`stock.${stock}`)}
    </StatusChip>
  );
}

/** A variant's price, the struck one below it. */
export function VariantPrice({ variant }: { variant: Variant }) {
  const list = useText('products');
  const format = useFormat();
  const { price, compareAtPrice } = variant;
  if (price === null) return <Muted>{list('noPrice')}</Muted>;
  return (
    <>
      <bdi>{format.money(price)}</bdi>
      {compareAtPrice !== null && compareAtPrice > price && (
        <>
          {' '}
          <Muted as="s">
            <bdi>{format.money(compareAtPrice)}</bdi>
          </Muted>
        </>
      )}
    </>
  );
}

/** A variant's options as text: "Safran, 38". */
export function useOptionsText(variants: readonly Variant[]): (variant: Variant) => string {
  const language = useLanguage();
  const names = useOptionNames(variants, language);
  return ({ optionValues }) => optionValues.map(({ valueId }) => names.value(valueId)).join(' · ');
}

/** Sums over the variants whose pieces are counted. */
export function totalsOf(variants: readonly Variant[]) {
  const counted = variants.filter(({ stockPolicy }) => countsPieces(stockPolicy));
  return counted.reduce(
    (sums, { stockOnHand, stockReserved, stockAvailable }) => ({
      onHand: sums.onHand + stockOnHand,
      reserved: sums.reserved + stockReserved,
      available: sums.available + stockAvailable,
    }),
    { onHand: 0, reserved: 0, available: 0 },
  );
}
