import { styled } from 'styled-components';
import type { Language } from '#domain/format/languages';
import { formatMoney } from '#domain/format/money';
import { stockLevel, stockState } from '#domain/products/stock-policy';
import type { Variant } from '#openapi/types.generated';
import InStockIcon from '~icons/solar/check-circle-bold';
import SoldOutIcon from '~icons/solar/close-circle-bold';
import LowStockIcon from '~icons/solar/danger-triangle-bold';
import BackorderIcon from '~icons/solar/hourglass-line-bold';
import { StatusChip } from '../../../kit/feedback/chip';
import { VisuallyHidden } from '../../../kit/layout/visually-hidden';
import { useTextIn } from '../../../text/use-text-in';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-12);
`;
const Price = styled.strong`
  font: var(--weight-head) var(--text-h1) var(--font-head);
`;
const Struck = styled.s`
  color: var(--text-2);
`;

const STOCK = {
  in_stock: { tone: 'success', icon: InStockIcon },
  low_stock: { tone: 'warning', icon: LowStockIcon },
  out_of_stock: { tone: 'error', icon: SoldOutIcon },
  backorder: { tone: 'info', icon: BackorderIcon },
} as const;

interface OfferProps {
  /** The chosen variant; undefined when no variant is on sale. */
  variant: Variant | undefined;
  language: Language;
}

/** Price, struck price and stock as shoppers see them. */
export function Offer({ variant, language }: OfferProps) {
  const t = useTextIn('product', language);
  const { tone, icon } = STOCK[stockOf(variant)];
  const price = variant?.price ?? null;
  const before = variant?.compareAtPrice ?? null;
  return (
    <Line>
      <Price>
        <bdi>{price === null ? t('shopper.noPrice') : formatMoney(price, language)}</bdi>
      </Price>
      {price !== null && before !== null && before > price && (
        <span>
          <VisuallyHidden>{t('shopper.before')} </VisuallyHidden>
          <Struck>
            <bdi>{formatMoney(before, language)}</bdi>
          </Struck>
        </span>
      )}
      <StatusChip tone={tone} icon={icon}>
        {t(`shopper.stock.${stockOf(variant)}`)}
      </StatusChip>
    </Line>
  );
}

function stockOf(variant: Variant | undefined): keyof typeof STOCK {
  if (!variant) return 'out_of_stock';
  const state = stockState({ ...variant, inventoryType: stockLevel(variant) });
  return state === 'not_counted' ? 'in_stock' : state;
}
