import { useFormikContext } from 'formik';
import type { ProductValuesForm } from '#application/products/product-form-values';
import { barcodeKind } from '#domain/products/barcode';
import { countsPieces, STOCK_POLICIES, type StockPolicy } from '#domain/products/stock-policy';
import type { Product } from '#openapi/types.generated';
import { BufferedNumberField, BufferedTextField } from '../../kit/form/bound-buffered-fields';
import { BoundSelect } from '../../kit/form/bound-select';
import { Card, CardHeader } from '../../kit/layout/card';
import { Muted, Stack } from '../../kit/table/columns';
import { useText } from '../../text/use-text';
import { FieldRow } from './editor-layout';

/** The product's codes, its stock and the low-stock threshold. */
export function PropertiesCard({ product }: { product: Product | null }) {
  const t = useText('productEditor');
  const { values } = useFormikContext<ProductValuesForm>();
  const isSimple = values.productType === 'simple';
  const isCounted = !isSimple || countsPieces(values.stockPolicy);
  return (
    <Card id="properties">
      <CardHeader title={t('sections.properties')} />
      <Stack>
        <FieldRow>
          <BufferedTextField
            name="code"
            label={t('fields.code')}
            required
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          {isSimple && <Barcode barcode={values.barcode} />}
          {isSimple && <Policy policy={values.stockPolicy} />}
          {isSimple && isCounted && <Quantity product={product} />}
          {isCounted && (
            <BufferedNumberField
              name="lowStockThreshold"
              label={t('fields.lowStockThreshold')}
              help={t('help.threshold')}
              max={1_000_000}
            />
          )}
          {isSimple && (
            <BufferedNumberField
              name="weightGrams"
              label={t('fields.weightGrams')}
              unit={t('help.grams')}
              max={1_000_000}
            />
          )}
          <BufferedTextField
            name="storagePlace"
            label={t('fields.storagePlace')}
            help={t('help.storagePlace')}
            dir="auto"
            autoComplete="off"
          />
        </FieldRow>
        {!isSimple && <Muted>{t('help.ofVariants')}</Muted>}
      </Stack>
    </Card>
  );
}

function Barcode({ barcode }: { barcode: string }) {
  const t = useText('productEditor');
  const kind = barcodeKind(barcode);
  const hint = { wrong: t('barcodeHint.wrong'), own: t('barcodeHint.own') };
  return (
    <BufferedTextField
      name="barcode"
      label={t('fields.barcode')}
      required
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      help={
        kind && (kind === 'wrong' || kind === 'own' ? hint[kind] : t('barcodeHint.valid', { kind }))
      }
    />
  );
}

function Policy({ policy }: { policy: StockPolicy }) {
  const t = useText('productEditor');
  const list = useText('products');
  return (
    <BoundSelect
      name="stockPolicy"
      label={t('fields.stockPolicy')}
      help={t(`help.stockPolicy.${policy}`)}
      options={STOCK_POLICIES.map((value) => ({ value, label: list(`stockPolicy.${value}`) }))}
    />
  );
}

function Quantity({ product }: { product: Product | null }) {
  const t = useText('productEditor');
  const reserved = product?.variants[0]?.stockReserved ?? 0;
  return (
    <BufferedNumberField
      name="quantity"
      label={t('fields.quantity')}
      help={reserved > 0 && t('help.reserved', { count: reserved })}
      max={1_000_000}
    />
  );
}
