import { useField } from 'formik';
import type { Product } from '#application/api/products-endpoints.generated';
import { usePermission } from '../../app/use-permission';
import { Card, CardHeader } from '../../kit/card';
import { Stack } from '../../kit/columns';
import { BoundAutocomplete } from '../../kit/form/bound-autocomplete';
import { BoundSelect } from '../../kit/form/bound-select';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { useBrandName } from '../use-brand-name';
import { useBrandOptions } from '../use-brand-options';
import { useCommissionRate } from './earnings-line';
import { useCategoryPaths } from './use-category-paths';

/** Where the product belongs: category, brand and whether it has variants. */
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

/** The tree is one answer, searched in all its words: "Chaussures › Babouches". */
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

/** A marketplace has many brands: they are looked up by what is typed. */
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
