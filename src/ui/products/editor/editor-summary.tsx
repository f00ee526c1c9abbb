import { useFormikContext } from 'formik';
import type { ProductValuesForm } from '#application/products/product-form-values';
import { ErrorSummary } from '../../kit/form/error-summary';
import { useText } from '../../text/use-text';
import { useFieldTexts } from './use-field-texts';

/** Error paths that are not one field of the form: "variants.3.sku", "attributes.atr_size". */
const NESTED = /^(variants|attributes)\.([^.]+)/;

/** The form's errors, each with a link to its field; for a variant with its SKU. */
export function EditorSummary() {
  const forms = useText('forms');
  const t = useText('productEditor');
  const fields = useFieldTexts();
  const { status, values } = useFormikContext<ProductValuesForm>();
  const labelOf: string[] = Object.keys(status?.serverErrors ?? {});
  const nested = labelOf.flatMap((path) => {
    const [, list, at = ''] = NESTED.exec(path) ?? [];
    if (list === 'attributes') return [[path, t('fields.attributes')] as const];
    const sku = list === 'variants' && values.variants[Number(at)]?.sku;
    return list ? [[path, sku || t('fields.variants')] as const] : [];
  });
  const labels = {
    ...Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])),
    ...Object.fromEntries(nested),
    cover: t('fields.mediaIds'),
  };
  return <ErrorSummary title={(count) => forms('toCorrect', { count })} labels={labels} />;
}
