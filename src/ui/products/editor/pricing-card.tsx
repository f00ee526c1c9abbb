import { useFormikContext } from 'formik';
import type { ProductValuesForm } from '#application/products/product-form-values';
import { BufferedMoneyField } from '../../kit/form/bound-buffered-fields';
import { Card, CardHeader } from '../../kit/layout/card';
import { Muted, Stack } from '../../kit/table/columns';
import { usePermission } from '../../portal-context/use-permission';
import { useText } from '../../text/use-text';
import { EarningsLine } from './earnings-line';
import { FieldRow } from './editor-layout';
import { PriceField } from './price-field';

/** The prices and the cost; read-only for users who may not change prices. */
export function PricingCard() {
  const t = useText('productEditor');
  const mayPrice = usePermission('products.prices');
  const seesProfit = usePermission('profit.see');
  const isSimple = useFormikContext<ProductValuesForm>().values.productType === 'simple';
  const help = mayPrice ? undefined : t('help.prices');
  return (
    <Card id="pricing">
      <CardHeader title={t('sections.pricing')} />
      <Stack>
        <FieldRow>
          <PriceField
            label={t('fields.price')}
            required={isSimple}
            readOnly={!mayPrice}
            help={help}
          />
          {isSimple && (
            <BufferedMoneyField
              name="compareAtPrice"
              label={t('fields.compareAtPrice')}
              readOnly={!mayPrice}
              help={help}
            />
          )}
          {seesProfit && (
            <BufferedMoneyField
              name="costPrice"
              label={t('fields.costPrice')}
              readOnly={!mayPrice}
              help={help}
            />
          )}
        </FieldRow>
        {!isSimple && <Muted>{t('help.variantPrices')}</Muted>}
        {seesProfit && <EarningsLine />}
      </Stack>
    </Card>
  );
}
