import { styled } from 'styled-components';
import { countsPieces, type StockState } from '#domain/products/stock-policy';
import type { Variant } from '#openapi/types.generated';
import { Muted } from '../../kit/table/columns';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import {
  stockOf,
  totalsOf,
  useOptionsText,
  VariantButton,
  VariantChip,
  type VariantListProps,
  VariantPrice,
} from './variant-parts';

/** As wide as its card; in narrower windows the table scrolls inside. */
const ScrollContainer = styled.section`
  margin-inline: calc(-1 * var(--space-24));
  margin-block-end: calc(-1 * var(--space-24));
  overflow-x: auto;
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;
const Table = styled.table`
  inline-size: 100%;
  font: 400 var(--text-table) var(--font-body);
  font-variant-numeric: tabular-nums;
  & :is(th, td) {
    block-size: 48px;
    padding: 6px 8px;
    border-block-end: 1px solid var(--line);
    text-align: start;
    white-space: nowrap;
  }
  & :is(th, td):first-child {
    padding-inline-start: var(--space-24);
  }
  & :is(th, td):last-child {
    padding-inline-end: var(--space-24);
  }
  & thead th {
    block-size: 44px;
    border: 0;
    background: var(--sunk);
    color: var(--text-2);
    font: var(--weight-strong) var(--text-small) var(--font-body);
  }
  & [data-wraps] {
    white-space: normal;
  }
  & [data-figure] {
    text-align: end;
  }
  & :is(tbody:last-child, tfoot) tr:last-child > * {
    border: 0;
  }
  & tfoot > tr > * {
    font-weight: var(--weight-strong);
  }
`;
const Sku = styled.span`
  display: flex;
  flex-direction: column;
  font-weight: var(--weight-strong);
`;
const COLOURS: Partial<Record<StockState, string>> = {
  low_stock: 'var(--warning-text)',
  out_of_stock: 'var(--error-text)',
};
const StockQuantity = styled.span<{ $stock: StockState }>`
  color: ${({ $stock }) => COLOURS[$stock] ?? 'inherit'};
  font-weight: ${({ $stock }) => (COLOURS[$stock] ? 'var(--weight-strong)' : 400)};
`;

const COLUMN_HEADERS = [
  'sku',
  'options',
  'price',
  'onHand',
  'reserved',
  'available',
  'threshold',
  'state',
] as const;
const FIGURES: readonly string[] = ['price', 'onHand', 'reserved', 'available', 'threshold'];

/** Every variant with its figures, and their sums. */
export function VariantsTable({ variants, onOpen }: VariantListProps) {
  const t = useText('product');
  const optionsOf = useOptionsText(variants);
  const hasOptions = variants.some(({ optionValues }) => optionValues.length > 0);
  return (
    <ScrollContainer aria-label={t('variants.title')} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {COLUMN_HEADERS.filter((head) => hasOptions || head !== 'options').map((head) => (
              <th key={head} scope="col" {...(FIGURES.includes(head) && { 'data-figure': '' })}>
                {t(`variants.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <VariantRow
              key={variant.id}
              variant={variant}
              onOpen={onOpen}
              options={hasOptions ? optionsOf(variant) : null}
            />
          ))}
        </tbody>
        {variants.length > 1 && <Totals variants={variants} hasOptions={hasOptions} />}
      </Table>
    </ScrollContainer>
  );
}

interface VariantRowProps {
  variant: Variant;
  options: string | null;
  onOpen: (variant: Variant) => void;
}

function VariantRow({ variant, options, onOpen }: VariantRowProps) {
  const format = useFormat();
  const isCounted = countsPieces(variant.stockPolicy);
  const pieces = (count: number) => (isCounted ? format.number(count) : '—');
  return (
    <tr>
      <th scope="row">
        <Sku>
          <VariantButton variant={variant} onOpen={onOpen}>
            <bdi dir="ltr">{variant.sku}</bdi>
          </VariantButton>
          {variant.barcode && (
            <Muted>
              <bdi dir="ltr">{variant.barcode}</bdi>
            </Muted>
          )}
        </Sku>
      </th>
      {options !== null && <td data-wraps="">{options}</td>}
      <td data-figure="">
        <VariantPrice variant={variant} />
      </td>
      <td data-figure="">{pieces(variant.stockOnHand)}</td>
      <td data-figure="">{format.number(variant.stockReserved)}</td>
      <td data-figure="">
        <StockQuantity $stock={stockOf(variant)}>{pieces(variant.stockAvailable)}</StockQuantity>
      </td>
      <td data-figure="">{pieces(variant.lowStockThreshold)}</td>
      <td>
        <VariantChip variant={variant} />
      </td>
    </tr>
  );
}

function Totals({ variants, hasOptions }: { variants: readonly Variant[]; hasOptions: boolean }) {
  const t = useText('product');
  const format = useFormat();
  const { onHand, reserved, available } = totalsOf(variants);
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={hasOptions ? 3 : 2}>
          {t('variants.total')}
        </th>
        <td data-figure="">{format.number(onHand)}</td>
        <td data-figure="">{format.number(reserved)}</td>
        <td data-figure="">{format.number(available)}</td>
        <td />
        <td />
      </tr>
    </tfoot>
  );
}
