import { useFormikContext } from 'formik';
import type { ProductValuesForm } from '#application/products/product-form-values';
import type { AttributeValues } from '#application/products/product-values';
import type { UnreadableNumber } from '#domain/format/unreadable-number';
import { fieldId } from '../../kit/form/bound';
import { useErrorText } from '../../kit/form/form-error-text';
import type { ServerErrors } from '../../kit/form/server-errors';

/** A measure that could not be read is an object until it is corrected, and is never sent. */
type EntryValue = AttributeValues['value'] | UnreadableNumber;
type AttributeEntry = Partial<Pick<AttributeValues, 'valueIds'> & { value: EntryValue }>;

/** The product's entry of an attribute, and a function to change it. */
export function useAttributeEntry(attributeId: string) {
  const form = useFormikContext<ProductValuesForm>();
  const { attributes } = form.values;
  const at = attributes.findIndex((entry) => entry.attributeId === attributeId);
  const entry = attributes[at] ?? { attributeId, valueIds: [], value: null };
  const error = useAttributeError(attributeId, at);
  const change = (attributeEntry: AttributeEntry) => {
    const next = { attributeId, valueIds: [], value: null, ...attributeEntry };
    const others = attributes.filter((each) => each.attributeId !== attributeId);
    const isEmpty = next.valueIds.length === 0 && (next.value === null || next.value === '');
    const list =
      at < 0 ? [...attributes, next] : attributes.map((each, i) => (i === at ? next : each));
    void form.setFieldValue('attributes', isEmpty ? others : list);
  };
  return { entry, error, change, id: fieldId(`attributes.${attributeId}`) };
}

/** The server names a missing attribute by its id, and a wrong one by its index. */
function useAttributeError(attributeId: string, at: number): string | undefined {
  const { status } = useFormikContext();
  const text = useErrorText();
  const errors: ServerErrors = status?.serverErrors ?? {};
  const isMissing = at < 0 ? errors[`attributes.${attributeId}`] : undefined;
  const wrong = Object.entries(errors).find(([path]) => path.startsWith(`attributes.${at}.`))?.[1];
  const code = (isMissing ?? wrong)?.code;
  return code && text(code, 'attributes');
}
