import { styled } from 'styled-components';
import { countsPieces } from '#domain/products/stock-policy';
import { Muted } from '../../kit/table/columns';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import {
  totalsOf,
  useOptionsText,
  VariantButton,
  VariantChip,
  type VariantListProps,
  VariantPrice,
} from './variant-parts';

const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  padding-block: var(--space-12);
  border-block-end: 1px solid var(--line);
  &:last-child {
    padding-block-end: 0;
    border: 0;
  }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4) var(--space-12);
`;
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4.25rem, 1fr));
  gap: var(--space-8);
  & dt {
    color: var(--text-2);
    font: 400 var(--text-help) var(--font-body);
  }
  & dd {
    font-variant-numeric: tabular-nums;
  }
`;

/** The variants on a phone, where a table has no space. */
export function VariantCards({ variants, onOpen }: VariantListProps) {
  const t = useText('product');
  const optionsOf = useOptionsText(variants);
  return (
    <ul>
      {variants.map((variant) => (
        <Item key={variant.id}>
          <Line>
            <VariantButton variant={variant} onOpen={onOpen}>
              {optionsOf(variant) || <bdi dir="ltr">{variant.sku}</bdi>}
            </VariantButton>
            <VariantChip variant={variant} />
          </Line>
          <Line>
            <Muted>
              <bdi dir="ltr">{[variant.sku, variant.barcode].filter(Boolean).join(' · ')}</bdi>
            </Muted>
            <span>
              <VariantPrice variant={variant} />
            </span>
          </Line>
          {countsPieces(variant.stockPolicy) && (
            <Stock
              onHand={variant.stockOnHand}
              reserved={variant.stockReserved}
              available={variant.stockAvailable}
              threshold={variant.lowStockThreshold}
            />
          )}
        </Item>
      ))}
      {variants.length > 1 && (
        <Item>
          <b>{t('variants.total')}</b>
          <Stock {...totalsOf(variants)} />
        </Item>
      )}
    </ul>
  );
}

type Figure = 'onHand' | 'reserved' | 'available' | 'threshold';

function Stock(figures: Partial<Record<Figure, number>>) {
  const t = useText('product');
  const format = useFormat();
  const shown = (['onHand', 'reserved', 'available', 'threshold'] as const).filter(
    (name) => figures[name] !== undefined,
  );
  return (
    <Figures>
      {shown.map((name) => (
        <div key={name}>
          <dt>{t(`variants.${name}`)}</dt>
          <dd>{format.number(figures[name] ?? 0)}</dd>
        </div>
      ))}
    </Figures>
  );
}
