import { asc, eq, sql } from 'drizzle-orm';
import { comparableCode } from '#domain/products/comparable-code';
import { handleOf } from '#domain/products/product-handle';
import { newId } from '../../../server/database/ids';
import { media } from '../../../server/database/schema/media';
import {
  productAttributes,
  productImages,
  products,
  variantOptionValues,
  variants,
} from '../../../server/database/schema/products';
import {
  attributes,
  attributeValues,
  brands,
  categories,
} from '../../../server/database/schema/reference';
import { derivedColumns } from '../../../server/products/product-derivations';
import { cleanRichText } from '../../../server/products/rich-text';
import type { TestServer } from '../support/test-server';
import type { GeneratedProduct, GeneratedVariant } from './generated-catalogue';

type Database = TestServer['database']['db'];

/** What the generated numbers choose from. */
interface CatalogueReferences {
  readonly storeId: string;
  readonly categoryIds: readonly string[];
  readonly brandIds: readonly string[];
  readonly mediaIds: readonly { readonly id: string; readonly url: string }[];
  /** Attributes that distinguish variants, each with its values. */
  readonly axes: readonly { readonly id: string; readonly valueIds: readonly string[] }[];
  readonly materialIds: readonly string[];
  readonly seasonIds: readonly string[];
}

const NOTE_ID = 'atr_roundtripnote';
const AXIS_ID = 'atr_roundtripaxis';
const MEDIA_NAMES = ['bol.jpg', 'bol.jpg', 'café moulu.JPG', 'a, b|c.png', '=1.webp', 'logo.svg'];
/** Names of a store's own option values: their keys differ without punctuation. */
const AXIS_VALUES = ['1/2', '37,5 cm', '=petit', "d'été", 'A &amp; B', 'Grand  modèle', '٣'];

/** Adds the store's own attributes and pictures, and reads the marketplace's references. */
export async function prepareReferences(
  db: Database,
  storeId: string,
): Promise<CatalogueReferences> {
  await db.insert(attributes).values([
    { id: NOTE_ID, storeId, code: 'note-interne', name: 'Note interne', type: 'text' },
    {
      id: AXIS_ID,
      storeId,
      code: 'format',
      name: 'Format',
      type: 'single_select',
      isVariantAxis: true,
    },
  ]);
  await db.insert(attributeValues).values(
    AXIS_VALUES.map((name, at) => ({
      id: `atv_roundtrip${at}`,
      attributeId: AXIS_ID,
      storeId,
      code: `v${at}`,
      name,
    })),
  );
  const pictures = MEDIA_NAMES.map((fileName, at) => ({
    id: `med_roundtrip${at}`,
    storeId,
    fileName,
    url: `/media/med_roundtrip${at}/0123456789abcdef.webp`,
    mimeType: 'image/webp' as const,
    sizeBytes: 1,
    width: 1,
    height: 1,
    checksum: `roundtrip${at}`,
    searchText: fileName,
  }));
  await db.insert(media).values(pictures);
  const valuesOf = async (attributeId: string) => {
    const rows = await db
      .select({ id: attributeValues.id })
      .from(attributeValues)
      .where(eq(attributeValues.attributeId, attributeId))
      .orderBy(asc(attributeValues.rank), asc(attributeValues.id));
    return rows.map(({ id }) => id);
  };
  const axes = [];
  for (const id of ['atr_color', 'atr_size', AXIS_ID])
    axes.push({ id, valueIds: await valuesOf(id) });
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  return {
    storeId,
    categoryIds: idsOf(await db.select().from(categories).orderBy(asc(categories.path))),
    brandIds: idsOf(await db.select().from(brands).orderBy(asc(brands.slug))),
    mediaIds: pictures,
    axes,
    materialIds: await valuesOf('atr_material'),
    seasonIds: await valuesOf('atr_season'),
  };
}

/** Replaces the store's products by those of some catalogues, all of them in the archive or none. */
export async function storeCatalogues(
  db: Database,
  references: CatalogueReferences,
  catalogues: readonly (readonly GeneratedProduct[])[],
  isArchive: boolean,
): Promise<void> {
  const archivedAt = isArchive ? new Date('2026-05-01T10:00:00Z') : null;
  const skus = new Set<string>();
  const rows = catalogues.flatMap((catalogue, at) =>
    catalogue.map((product, position) => rowsOf(product, `${at}-${position}`, references, skus)),
  );
  const ofVariants = rows.flatMap((each) => each.variants);
  const options = rows.flatMap((each) => each.options);
  const images = rows.flatMap((each) => each.images);
  const ofProducts = rows.flatMap((each) => each.attributes);
  await db.transaction(async (tx) => {
    await tx.delete(products).where(eq(products.storeId, references.storeId));
    await tx.insert(products).values(rows.map(({ product }) => ({ ...product, archivedAt })));
    if (ofVariants.length > 0) await tx.insert(variants).values(ofVariants);
    if (options.length > 0) await tx.insert(variantOptionValues).values(options);
    if (images.length > 0) await tx.insert(productImages).values(images);
    if (ofProducts.length > 0) await tx.insert(productAttributes).values(ofProducts);
  });
}

type StoredRows = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Every row of the store's products, and how often they changed, by code. */
export async function storedCatalogue(db: Database, storeId: string): Promise<StoredRows> {
  const { rows } = await db.execute<{ code: string; one: Record<string, unknown> }>(sql`
    select p.code, to_jsonb(p) || jsonb_build_object(
      'variants', (select jsonb_agg(to_jsonb(v) || jsonb_build_object('options',
          (select jsonb_agg(to_jsonb(o) order by o.rank) from variant_option_values o where o.variant_id = v.id))
          order by v.position, v.id) from variants v where v.product_id = p.id),
      'images', (select jsonb_agg(to_jsonb(i) order by i.position) from product_images i where i.product_id = p.id),
      'attributes', (select jsonb_agg(to_jsonb(a) order by a.rank) from product_attributes a where a.product_id = p.id),
      'history', (select count(*) from product_history h where h.product_id = p.id)) as one
    from products p where p.store_id = ${storeId}`);
  return Object.fromEntries(rows.map(({ code, one }) => [code, one]));
}

/** Each field of each product that is not the same: `code, field: before → after`. */
export function differencesOf(before: StoredRows, after: StoredRows): string[] {
  const codes = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...codes].flatMap((code) => {
    const [one, other] = [before[code] ?? {}, after[code] ?? {}];
    const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...fields].flatMap((field) => {
      const [was, is] = [JSON.stringify(one[field]), JSON.stringify(other[field])];
      return was === is ? [] : [`${JSON.stringify(code)}, ${field}: ${was} → ${is}`];
    });
  });
}

/** How many attributes and values the store has: an import creates those that it does not find. */
export async function countOwnAttributes(db: Database, storeId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select
    ((select count(*) from attributes where store_id = ${storeId})
    + (select count(*) from attribute_values where store_id = ${storeId}))::integer as count`);
  return rows[0]?.count ?? 0;
}

function chosen<Value>(values: readonly Value[], at: number | null): Value | null {
  return at === null ? null : (values[at % values.length] ?? null);
}

/** The code, or one with a suffix if the store compares another as the same. */
function unique(text: string, suffix: string, taken: Set<string>): string {
  const candidate = taken.has(comparableCode(text)) ? `${text}·${suffix}` : text;
  taken.add(comparableCode(candidate));
  return candidate;
}

function rowsOf(
  given: GeneratedProduct,
  suffix: string,
  references: CatalogueReferences,
  skus: Set<string>,
) {
  const { storeId } = references;
  const id = newId('prd');
  // A code with the number of its product, so that no two are the same.
  const code = unique(given.code, suffix, skus);
  const { content, contentEn, contentAr, ...plain } = given.texts;
  const texts = {
    ...plain,
    content: cleanRichText(content),
    contentEn: cleanRichText(contentEn),
    contentAr: cleanRichText(contentAr),
  };
  const images = imageRows(given, id, references);
  const some = given.isVariable ? (given.isBare ? [] : given.variants) : given.variants.slice(0, 1);
  const variantRows = some.map((variant, position) => ({
    ...variantRow(variant, images),
    id: newId('var'),
    productId: id,
    storeId,
    position,
    sku:
      position === 0 && given.hasOwnCode
        ? code
        : unique(variant.sku, `${suffix}-${position}`, skus),
  }));
  const product = {
    id,
    storeId,
    code,
    handle: `${handleOf(code).slice(0, 80)}-${suffix}`.replace(/^-/, ''),
    ...texts,
    ...stateOf(given, references),
    categoryId: chosen(references.categoryIds, given.category),
    brandId: chosen(references.brandIds, given.brand),
    productType: given.isVariable ? ('variable' as const) : ('simple' as const),
    costPrice: given.costPrice,
    lowStockThreshold: given.lowStockThreshold,
    coverUrl: images.find(({ isRemote }) => !isRemote)?.url ?? null,
    revision: 7,
    ...derivedColumns({ ...texts, code, variants: variantRows }),
  };
  const options = given.isVariable
    ? variantRows.flatMap(({ id: variantId }, at) => optionRows(given, variantId, at, references))
    : [];
  return {
    product,
    variants: variantRows,
    options,
    images,
    attributes: attributeRows(given, id, references),
  };
}

/** Status, approval and what waits for it. */
function stateOf(given: GeneratedProduct, references: CatalogueReferences) {
  const { state, pending } = given;
  if (state === 'new' || state === 'submitted') {
    const approvalState = state === 'new' ? ('new' as const) : ('under_review' as const);
    return { status: 'draft' as const, approvalState, pendingChanges: null };
  }
  const [categoryId] = references.categoryIds.slice((given.category ?? 0) + 1);
  const [brandId] = references.brandIds.slice((given.brand ?? 0) + 1);
  const values = {
    name: `${given.texts.name ?? ''} (nouveau)`,
    ...(categoryId !== undefined && { categoryId }),
    ...(brandId !== undefined && { brandId }),
    mediaIds: references.mediaIds.slice(0, 2).map(({ id }) => id),
  };
  const waiting = Object.fromEntries(
    Object.entries(values).filter(([field]) => pending.some((one) => one === field)),
  );
  const isWaiting = Object.keys(waiting).length > 0;
  return {
    status: state,
    approvalState: isWaiting ? ('under_review' as const) : ('approved' as const),
    pendingChanges: isWaiting ? waiting : null,
  };
}

function variantRow(
  { price, reduction, reserved, images, isActive, ...given }: GeneratedVariant,
  ofProduct: ReturnType<typeof imageRows>,
) {
  const own = images.flatMap((at) => ofProduct[at] ?? []);
  const former = price !== null && reduction !== null ? price + reduction : null;
  return {
    barcode: given.barcode,
    price,
    compareAtPrice: former !== null && former <= 100_000_000 ? former : null,
    costPrice: given.costPrice,
    stockOnHand: given.stockOnHand,
    stockReserved: Math.floor(given.stockOnHand * reserved),
    lowStockThreshold: given.lowStockThreshold,
    weightGrams: given.weightGrams,
    stockPolicy: given.stockPolicy,
    status: isActive ? ('active' as const) : ('inactive' as const),
    imageIds: own.map(({ id }) => id),
    pictureUrl: own.find(({ isRemote }) => !isRemote)?.url ?? null,
    revision: 3,
  };
}

function imageRows(
  { images }: GeneratedProduct,
  productId: string,
  { mediaIds }: CatalogueReferences,
) {
  return images.map(({ media: at, address, alt }, position) => {
    const picture = chosen(mediaIds, at);
    return {
      id: newId('img'),
      productId,
      mediaId: picture?.id ?? null,
      url: picture?.url ?? address,
      isRemote: picture === null,
      alt,
      position,
    };
  });
}

/** Values of two axes, different for each of at most four variants. */
function optionRows(
  { variants: some, category }: GeneratedProduct,
  variantId: string,
  at: number,
  { axes }: CatalogueReferences,
) {
  const first = (category ?? some.length) % axes.length;
  const hasTwo = some.length % 2 === 0;
  const used = [axes[first], ...(hasTwo ? [axes[(first + 1) % axes.length]] : [])];
  return used.map((axis, rank) => ({
    variantId,
    attributeId: axis?.id ?? '',
    valueId: axis?.valueIds[rank === 0 ? at : 0] ?? '',
    rank,
  }));
}

function attributeRows(
  { attributes: given }: GeneratedProduct,
  productId: string,
  { materialIds, seasonIds }: CatalogueReferences,
) {
  const material = chosen(materialIds, given.material);
  const listed = (attributeId: string, valueIds: readonly string[]) => ({
    attributeId,
    valueIds: [...valueIds],
    value: null,
  });
  const own = (attributeId: string, value: string | number | boolean) => ({
    attributeId,
    valueIds: [],
    value,
  });
  const entries = [
    ...(material === null ? [] : [listed('atr_material', [material])]),
    ...(given.seasons.length === 0
      ? []
      : [
          listed(
            'atr_season',
            given.seasons.flatMap((at) => seasonIds[at] ?? []),
          ),
        ]),
    ...(given.care === null ? [] : [own('atr_care', given.care)]),
    ...(given.volume === null ? [] : [own('atr_volume', given.volume)]),
    ...(given.isHandmade === null ? [] : [own('atr_handmade', given.isHandmade)]),
    ...(given.note === null ? [] : [own(NOTE_ID, given.note)]),
  ];
  return entries.map((entry, rank) => ({ ...entry, productId, rank }));
}
