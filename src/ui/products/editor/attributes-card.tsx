import { skipToken } from '@reduxjs/toolkit/query';
import { useFormikContext } from 'formik';
import { useListAttributesQuery } from '#application/api/reference-endpoints.generated';
import type { ProductValuesForm } from '#application/products/product-form-values';
import type { Attribute } from '#openapi/types.generated';
import { Card, CardHeader } from '../../kit/layout/card';
import { Skeleton } from '../../kit/loading/skeleton';
import { Muted } from '../../kit/table/columns';
import { useText } from '../../text/use-text';
import { AttributeField } from './attribute-field';
import { FieldRow } from './editor-layout';

/** The attributes of the category; those that distinguish variants are set in the variants. */
export function AttributesCard() {
  const t = useText('productEditor');
  return (
    <Card id="attributes">
      <CardHeader title={t('sections.attributes')} />
      <Attributes />
    </Card>
  );
}

function Attributes() {
  const t = useText('productEditor');
  const { values } = useFormikContext<ProductValuesForm>();
  const { categoryId, variants, productType, attributes } = values;
  const { currentData } = useListAttributesQuery(
    categoryId === null ? skipToken : { categoryId, pageSize: 100 },
  );
  if (categoryId === null) return <Muted>{t('attributes.none')}</Muted>;
  if (!currentData) return <Skeleton $height="68px" />;
  const axes = new Set(
    variants.flatMap(({ optionValues }) => optionValues.map(({ attributeId }) => attributeId)),
  );
  const isFilled = (id: string) => attributes.some(({ attributeId }) => attributeId === id);
  // A variable product is asked for its options first: one of these may distinguish its variants.
  const isOptionFirst = ({ id, isVariantAxis, isRequired }: Attribute) =>
    productType === 'variable' && axes.size === 0 && isVariantAxis && !isRequired && !isFilled(id);
  const shown = currentData.items.filter((one) => !axes.has(one.id) && !isOptionFirst(one));
  if (shown.length === 0) return <Muted>{t('attributes.empty')}</Muted>;
  return (
    <FieldRow>
      {shown.map((attribute) => (
        <AttributeField key={attribute.id} attribute={attribute} />
      ))}
    </FieldRow>
  );
}
