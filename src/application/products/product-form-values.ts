import { PLAIN_TEXTS, RICH_TEXTS } from '#domain/products/product-texts';
import type {
  Product,
  ProductCreate,
  ProductUpdate,
  Variant,
  VariantEntry,
  VariantInput,
} from '#openapi/types.generated';
import type { EditedRecord, FormValues } from '../editing/edited-record';
import type { AttributeValues, ProductValues, VariantValues } from './product-values';

/** The values of a new product, with the server's default threshold of low stock (pieces). */
const NEW_VALUES: ProductValues = {
  productType: 'simple',
  code: '',
  barcode: '',
  name: '',
  nameEn: '',
  nameAr: '',
  description: '',
  descriptionEn: '',
  descriptionAr: '',
  content: '',
  contentEn: '',
  contentAr: '',
  categoryId: null,
  brandId: null,
  price: null,
  compareAtPrice: null,
  costPrice: null,
  quantity: null,
  lowStockThreshold: 5,
  storagePlace: '',
  stockPolicy: 'counted',
  weightGrams: null,
  attributes: [],
  mediaIds: [],
  variants: [],
};

/** A new product as its form shows it. */
export const NEW_PRODUCT: EditedRecord<ProductValuesForm> = {
  id: null,
  revision: null,
  values: { ...NEW_VALUES },
};

/** The values by their field names, as the machine of a form stores them. */
export type ProductValuesForm = { [Field in keyof ProductValues]: ProductValues[Field] };

/** Whether the values of a form are those of a product: all its fields, its texts and its lists. */
export function isProductForm(values: FormValues): values is ProductValuesForm {
  return Object.entries(NEW_VALUES).every(([field, value]) => {
    const own = values[field];
    if (typeof value === 'string') return typeof own === 'string';
    return Array.isArray(value) ? Array.isArray(own) : field in values;
  });
}

function variantValues(variant: Variant): VariantValues {
  return {
    id: variant.id,
    sku: variant.sku,
    barcode: variant.barcode ?? '',
    optionValues: variant.optionValues.map(({ attributeId, valueId }) => ({
      attributeId,
      valueId,
    })),
    price: variant.price,
    compareAtPrice: variant.compareAtPrice,
    costPrice: variant.costPrice,
    stockOnHand: variant.stockOnHand,
    stockPolicy: variant.stockPolicy,
    lowStockThreshold: variant.lowStockThreshold,
    weightGrams: variant.weightGrams,
    mediaIds: variant.mediaIds,
    status: variant.status,
  };
}

const TEXTS = ['barcode', ...PLAIN_TEXTS, ...RICH_TEXTS] as const;

/**
 * A product as its form shows it. Changes that wait for the marketplace's approval replace the live
 * values, because its sellers wrote them last. A simple product's stock and weight are those of its
 * one variant.
 */
export function productRecord(product: Product): EditedRecord<ProductValuesForm> {
  const { id, revision, productType, code, pendingChanges } = product;
  const waiting = { ...product, ...pendingChanges };
  const texts = Object.fromEntries(TEXTS.map((field) => [field, waiting[field] ?? '']));
  const only = productType === 'simple' ? product.variants[0] : undefined;
  const values: ProductValuesForm = {
    ...NEW_VALUES,
    ...texts,
    productType,
    code,
    categoryId: waiting.categoryId,
    brandId: waiting.brandId,
    price: product.price,
    compareAtPrice: product.compareAtPrice,
    costPrice: product.costPrice,
    quantity: only?.stockOnHand ?? null,
    lowStockThreshold: product.lowStockThreshold,
    storagePlace: product.storagePlace ?? '',
    stockPolicy: product.stockPolicy ?? NEW_VALUES.stockPolicy,
    weightGrams: only?.weightGrams ?? null,
    attributes: product.attributes,
    mediaIds: waiting.mediaIds,
    variants: productType === 'variable' ? product.variants.map(variantValues) : [],
  };
  return { id, revision, values };
}

/** The fields that a variable product has on its variants instead. */
const OF_VARIANTS: readonly string[] = [
  'barcode',
  'price',
  'compareAtPrice',
  'quantity',
  'stockPolicy',
  'weightGrams',
];
/** Fields for which the server chooses a value when the form leaves them empty. */
const NEVER_NULL: readonly string[] = ['quantity', 'lowStockThreshold'];

/** Whether an attribute is sent: an emptied one is left out. */
function isAttributeGiven({ valueIds, value }: AttributeValues): boolean {
  return valueIds.length > 0 || (value !== null && value !== '');
}

function attributeEntry({ attributeId, valueIds, value }: AttributeValues) {
  return valueIds.length > 0 ? { attributeId, valueIds: [...valueIds] } : { attributeId, value };
}

/** A field's value in the request: an empty text becomes null. */
function toWireValue(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? null : value;
}

/** The fields of a body; an empty field that must not be null is left out. */
function bodyOf(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values)
      .map(([field, value]) => [field, toWireValue(value)] as const)
      .filter(([field, value]) => value !== null || !NEVER_NULL.includes(field)),
  );
}

function withoutNulls(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}

type Given<Values> = { [Name in keyof Values]?: NonNullable<Values[Name]> };

/** The fields that are neither missing nor empty. */
function given<Values extends object>(values: Values): Given<Values> {
  const filled: Given<Values> = {};
  for (const name in values) {
    const value = values[name];
    if (value === null || value === undefined || toWireValue(value) === null) continue;
    filled[name] = value;
  }
  return filled;
}

/** The fields that differ from those before. */
function changedFields<Values extends object>(
  values: Values,
  before: Values | undefined,
): Partial<Values> {
  const changed: Partial<Values> = {};
  for (const name in values) {
    if (JSON.stringify(values[name]) !== JSON.stringify(before?.[name]))
      changed[name] = values[name];
  }
  return changed;
}

/** A new variant, without empty fields and without prices that the user may not set. */
function newVariant({ id: _, optionValues, mediaIds, ...values }: VariantValues): VariantInput {
  return { ...given(values), optionValues: [...optionValues], mediaIds: [...mediaIds] };
}

/** An existing variant: its id and its changed fields; an empty one that must not be null is left out. */
function changedVariant(variant: VariantValues, before: VariantValues | undefined): VariantEntry {
  const changed = changedFields(variant, before);
  const { id: _, barcode, optionValues, mediaIds, ...rest } = changed;
  const { sku, stockOnHand, lowStockThreshold, ...nullable } = rest;
  return {
    ...nullable,
    ...given({ sku, stockOnHand, lowStockThreshold }),
    ...(barcode !== undefined && { barcode: barcode.trim() === '' ? null : barcode }),
    ...(optionValues && { optionValues: [...optionValues] }),
    ...(mediaIds && { mediaIds: [...mediaIds] }),
    ...(variant.id !== null && { id: variant.id }),
  };
}

function attributesOf(attributes: readonly AttributeValues[]) {
  return attributes.filter(isAttributeGiven).map(attributeEntry);
}

/** The body that creates a product. */
export function creationBody(
  values: ProductValuesForm,
  saveAs: 'draft' | 'complete',
): ProductCreate {
  const { code, variants, attributes, ...rest } = values;
  const isVariable = values.productType === 'variable';
  const own = Object.entries(rest).filter(([field]) => !isVariable || !OF_VARIANTS.includes(field));
  return {
    ...withoutNulls(bodyOf(Object.fromEntries(own))),
    ...(isVariable && { variants: variants.map(newVariant) }),
    attributes: attributesOf(attributes),
    code,
    saveAs,
  };
}

/** The body that changes a product: its changed fields. `before` has the values of the record. */
export function updateBody(
  { values, changes }: { values: ProductValuesForm; changes: Partial<ProductValuesForm> },
  before: ProductValuesForm,
  saveAs: 'draft' | 'complete',
): ProductUpdate {
  const { productType: _, variants, attributes, ...rest } = changes;
  const isVariable = values.productType === 'variable';
  const own = Object.entries(rest).filter(([field]) => !isVariable || !OF_VARIANTS.includes(field));
  const known = new Map(before.variants.map((variant) => [variant.id, variant]));
  return {
    ...bodyOf(Object.fromEntries(own)),
    ...(isVariable &&
      variants && {
        variants: variants.map((variant) =>
          variant.id === null
            ? newVariant(variant)
            : changedVariant(variant, known.get(variant.id)),
        ),
      }),
    ...(attributes && { attributes: attributesOf(attributes) }),
    saveAs,
  };
}
