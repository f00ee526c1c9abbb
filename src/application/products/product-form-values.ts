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

/** Where a new product starts; the server's threshold of low stock (pieces). */
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
  allowBackorder: false,
  weightGrams: null,
  attributes: [],
  mediaIds: [],
  variants: [],
};

/** A product that is yet to be created, as its form sees it. */
export const NEW_PRODUCT: EditedRecord<ProductValuesForm> = {
  id: null,
  revision: null,
  values: { ...NEW_VALUES },
};

/** The values by the names of their fields, as the process of a form holds them. */
export type ProductValuesForm = { [Field in keyof ProductValues]: ProductValues[Field] };

const variantValues = (variant: Variant): VariantValues => ({
  id: variant.id,
  sku: variant.sku,
  barcode: variant.barcode ?? '',
  optionValues: variant.optionValues.map(({ attributeId, valueId }) => ({ attributeId, valueId })),
  price: variant.price,
  compareAtPrice: variant.compareAtPrice,
  costPrice: variant.costPrice,
  stockOnHand: variant.stockOnHand,
  lowStockThreshold: variant.lowStockThreshold,
  weightGrams: variant.weightGrams,
  mediaIds: variant.mediaIds,
  status: variant.status,
});

const TEXTS = [
  'barcode',
  'name',
  'nameEn',
  'nameAr',
  'description',
  'descriptionEn',
  'descriptionAr',
  'content',
  'contentEn',
  'contentAr',
] as const;

/**
 * A product as its form sees it: with what waits for the marketplace's approval in place of what is
 * live, because that is what its sellers wrote last. A simple product's stock and weight are those of
 * its one variant.
 */
export const productRecord = (product: Product): EditedRecord<ProductValuesForm> => {
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
    allowBackorder: product.allowBackorder,
    weightGrams: only?.weightGrams ?? null,
    attributes: product.attributes,
    mediaIds: waiting.mediaIds,
    variants: productType === 'variable' ? product.variants.map(variantValues) : [],
  };
  return { id, revision, values };
};

/** What a variable product's variants carry instead of it. */
const OF_VARIANTS: readonly string[] = [
  'barcode',
  'price',
  'compareAtPrice',
  'quantity',
  'weightGrams',
];
/** Figures that the server chooses where the form leaves them empty. */
const NEVER_NULL: readonly string[] = ['quantity', 'stockOnHand', 'lowStockThreshold', 'sku'];

/** An attribute that was emptied isn't said at all. */
const isAttributeGiven = ({ valueIds, value }: AttributeValues): boolean =>
  valueIds.length > 0 || (value !== null && value !== '');

const attributeEntry = ({ attributeId, valueIds, value }: AttributeValues) =>
  valueIds.length > 0 ? { attributeId, valueIds: [...valueIds] } : { attributeId, value };

/** A field's value as the wire has it: text that is empty is null there. */
const toWireValue = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? null : value;
};

/** The fields as a body says them; those that are empty and may not be are left out. */
const bodyOf = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values)
      .map(([field, value]) => [field, toWireValue(value)] as const)
      .filter(([field, value]) => value !== null || !NEVER_NULL.includes(field)),
  );

const withoutNulls = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));

/** A variant that is added: what is empty isn't said, prices that somebody may not set among it. */
const newVariant = ({ id: _, ...variant }: VariantValues) => withoutNulls(bodyOf({ ...variant }));

/** A variant that stands: its id, and of its fields those that differ from before. */
const changedVariant = (variant: VariantValues, before: VariantValues | undefined) => {
  const changed = Object.entries(variant).filter(
    ([field, value]) =>
      JSON.stringify(value) !== JSON.stringify(before && Reflect.get(before, field)),
  );
  return { ...bodyOf(Object.fromEntries(changed)), id: variant.id };
};

const attributesOf = (attributes: readonly AttributeValues[]) =>
  attributes.filter(isAttributeGiven).map(attributeEntry);

/** The body that creates a product. */
export const creationBody = (
  values: ProductValuesForm,
  saveAs: 'draft' | 'complete',
): ProductCreate => {
  const { code, variants, attributes, ...rest } = values;
  const isVariable = values.productType === 'variable';
  const own = Object.entries(rest).filter(([field]) => !isVariable || !OF_VARIANTS.includes(field));
  return {
    ...withoutNulls(bodyOf(Object.fromEntries(own))),
    // Entries of the variants themselves, spelled as the contract spells them.
    ...(isVariable && { variants: variants.map(newVariant) as unknown as VariantInput[] }),
    attributes: attributesOf(attributes),
    code,
    saveAs,
  };
};

/** The body that changes a product: the fields that changed, `before` as the record had them. */
export const updateBody = (
  { values, changes }: { values: ProductValuesForm; changes: Partial<ProductValuesForm> },
  before: ProductValuesForm,
  saveAs: 'draft' | 'complete',
): ProductUpdate => {
  const { productType: _, variants, attributes, ...rest } = changes;
  const isVariable = values.productType === 'variable';
  const own = Object.entries(rest).filter(([field]) => !isVariable || !OF_VARIANTS.includes(field));
  const known = new Map(before.variants.map((variant) => [variant.id, variant]));
  return {
    ...bodyOf(Object.fromEntries(own)),
    ...(isVariable &&
      variants && {
        // Spelled as the contract spells them.
        variants: variants.map((variant) =>
          variant.id === null
            ? newVariant(variant)
            : changedVariant(variant, known.get(variant.id)),
        ) as unknown as VariantEntry[],
      }),
    ...(attributes && { attributes: attributesOf(attributes) }),
    saveAs,
  };
};
