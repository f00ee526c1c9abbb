import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { useListCategoriesQuery } from '#application/api/reference-endpoints.generated';
import type { ProductValuesForm } from '#application/products/product-form-values';
import { readableNumber } from '#domain/format/unreadable-number';
import { earningsOf } from '#domain/products/earnings';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

const Line = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-24);
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-control);
  background: var(--sunk);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
const Part = styled.div<{ $tone?: 'good' | 'bad' | undefined }>`
  display: flex;
  gap: var(--space-4);
  & > dd {
    color: ${({ $tone }) =>
      ({ good: 'var(--success-text)', bad: 'var(--error-text)', plain: 'var(--text)' })[
        $tone ?? 'plain'
      ]};
    font-weight: var(--weight-strong);
    font-variant-numeric: tabular-nums;
  }
`;
const Unknown = styled(Line).attrs({ as: 'p' })``;

/** The marketplace's share of the price in a category; null while no category is chosen. */
export function useCommissionRate(): number | null {
  const { categoryId } = useFormikContext<ProductValuesForm>().values;
  const { data } = useListCategoriesQuery();
  return data?.items.find(({ id }) => id === categoryId)?.commissionRate ?? null;
}

/** The store's earnings from the price. */
export function EarningsLine() {
  const t = useText('productEditor');
  const format = useFormat();
  const { price, costPrice } = useFormikContext<ProductValuesForm>().values;
  const rate = useCommissionRate();
  const earnings = earningsOf(readableNumber(price), rate, readableNumber(costPrice));
  if (!earnings) return <Unknown>{t('earnings.unknown')}</Unknown>;
  const { received, commission, margin } = earnings;
  return (
    <Line>
      <Part>
        <dt>{t('earnings.received')}</dt>
        <dd>
          <bdi>{format.money(received)}</bdi>
        </dd>
      </Part>
      <Part>
        <dt>{t('earnings.commission')}</dt>
        <dd>
          <bdi>{format.money(commission)}</bdi>
        </dd>
      </Part>
      {margin !== null && (
        <Part $tone={margin < 0 ? 'bad' : 'good'}>
          <dt>{t('earnings.margin')}</dt>
          <dd>
            <bdi>{format.percent(margin)}</bdi>
          </dd>
        </Part>
      )}
    </Line>
  );
}
