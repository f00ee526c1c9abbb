import { PLAIN_TEXTS, RICH_TEXTS } from '#domain/products/product-texts';
import type {
  Product,
  ProductCreate,
  ProductUpdate,
  Variant,
  VariantEntry,
  VariantInput,
} from '../api/products-endpoints.generated';
import type { EditedRecord } from '../editing/edited-record';
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
const NEVER_NULL: readonly string[] = ['quantity', 'stockOnHand', 'lowStockThreshold', 'sku'];

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

/** A new variant, without empty fields and without prices that the user may not set. */
function newVariant({ id: _, ...variant }: VariantValues) {
  return withoutNulls(bodyOf({ ...variant }));
}

/** An existing variant: its id and its changed fields. */
function changedVariant(variant: VariantValues, before: VariantValues | undefined) {
  const changed = Object.entries(variant).filter(
    ([field, value]) =>
      JSON.stringify(value) !== JSON.stringify(before && Reflect.get(before, field)),
  );
  return { ...bodyOf(Object.fromEntries(changed)), id: variant.id };
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
    // The variants' own fields, named as in the contract.
    ...(isVariable && { variants: variants.map(newVariant) as unknown as VariantInput[] }),
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
        // Named as in the contract.
        variants: variants.map((variant) =>
          variant.id === null
            ? newVariant(variant)
            : changedVariant(variant, known.get(variant.id)),
        ) as unknown as VariantEntry[],
      }),
    ...(attributes && { attributes: attributesOf(attributes) }),
    saveAs,
  };
}
