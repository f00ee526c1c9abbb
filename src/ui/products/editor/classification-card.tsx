import { useField } from 'formik';
import type { Product } from '#openapi/types.generated';
import { BoundAutocomplete } from '../../kit/form/bound-autocomplete';
import { BoundSelect } from '../../kit/form/bound-select';
import { Card, CardHeader } from '../../kit/layout/card';
import { Stack } from '../../kit/table/columns';
import { usePermission } from '../../portal-context/use-permission';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { useBrandName } from '../use-brand-name';
import { useBrandOptions } from '../use-brand-options';
import { useCommissionRate } from './earnings-line';
import { useCategoryPaths } from './use-category-paths';

/** Category, brand, and whether the product has variants. */
export function ClassificationCard({ product }: { product: Product | null }) {
  const t = useText('productEditor');
  return (
    <Card id="classification">
      <CardHeader title={t('classification.title')} />
      <Stack>
        <CategoryField />
        <BrandField />
        <BoundSelect
          name="productType"
          label={t('fields.productType')}
          required
          disabled={product !== null}
          help={product && t('help.typeStays')}
          options={(['simple', 'variable'] as const).map((value) => ({
            value,
            label: t(`types.${value}`),
          }))}
        />
      </Stack>
    </Card>
  );
}

/** The whole tree is loaded and searched by all its words: "Chaussures › Babouches". */
function CategoryField() {
  const t = useText('productEditor');
  const format = useFormat();
  const rate = useCommissionRate();
  const seesProfit = usePermission('profit.see');
  return (
    <BoundAutocomplete
      name="categoryId"
      label={t('fields.categoryId')}
      required
      placeholder={t('classification.category')}
      emptyText={t('classification.noCategory')}
      options={useCategoryPaths()}
      help={seesProfit && rate !== null && t('earnings.rate', { percent: format.percent(rate) })}
    />
  );
}

/** The marketplace has many brands, so they are searched by the typed text. */
function BrandField() {
  const t = useText('productEditor');
  const [{ value }] = useField<string | null>('brandId');
  const brands = useBrandOptions();
  return (
    <BoundAutocomplete
      {...brands}
      name="brandId"
      label={t('fields.brandId')}
      required
      valueLabel={useBrandName(value)}
      placeholder={t('classification.brand')}
      emptyText={t('classification.noBrand')}
    />
  );
}
