import { useFormikContext } from 'formik';
import { memo, useCallback, useMemo } from 'react';
import { styled } from 'styled-components';
import type { ProductValues, VariantValues } from '#application/products/product-values';
import { readableNumber } from '#domain/format/unreadable-number';
import type { Product } from '#openapi/types.generated';
import { Card, CardHeader } from '../../../kit/layout/card';
import { useText } from '../../../text/use-text';
import { useCellErrors } from './use-cell-errors';
import { VariantSheet } from './variant-sheet';

const Text = styled.p`
  max-inline-size: 60ch;
  color: var(--text-2);
  font: 400 var(--text-body) var(--font-body);
`;

export interface VariantsSectionProps {
  /** The record as loaded; null before it is created. */
  product: Product | null;
}

/** The product's variants in the form: their axes, and a sheet of their values. */
export function VariantsSection({ product }: VariantsSectionProps) {
  const t = useText('variants');
  const form = useFormikContext<ProductValues>();
  if (form.values.productType === 'variable') return <VariableSection product={product} />;
  return (
    <Card id="variants" aria-label={t('title')}>
      <CardHeader title={t('title')} />
      <Text>{t('simple')}</Text>
    </Card>
  );
}

const Sheet = memo(VariantSheet);

/** Typing elsewhere in the form renders nothing here: the sheet gets only its own values. */
function VariableSection({ product }: VariantsSectionProps) {
  const form = useFormikContext<ProductValues>();
  const { variants, code, stockPolicy, mediaIds, categoryId } = form.values;
  const price = readableNumber(form.values.price);
  const lowStockThreshold = readableNumber(form.values.lowStockThreshold);
  const standing = useMemo(
    () => new Map((product?.variants ?? []).map((variant) => [variant.id, variant])),
    [product],
  );
  const reservedOf = useCallback(
    ({ id }: VariantValues) => (id === null ? 0 : (standing.get(id)?.stockReserved ?? 0)),
    [standing],
  );
  const errors = useCellErrors(form, reservedOf);
  const { setFieldValue } = form;
  const write = useCallback(
    (next: readonly VariantValues[]) => void setFieldValue('variants', next),
    [setFieldValue],
  );
  const fields = useMemo(
    () => ({ code, price, stockPolicy, lowStockThreshold, mediaIds, categoryId }),
    [code, price, stockPolicy, lowStockThreshold, mediaIds, categoryId],
  );
  return (
    <Sheet
      product={product}
      variants={variants}
      fields={fields}
      errors={errors}
      reservedOf={reservedOf}
      write={write}
    />
  );
}
