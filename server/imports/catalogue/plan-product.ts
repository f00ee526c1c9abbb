import type { ImportLanguage } from '#domain/products/import/import-format';
import type { DraftTexts, ProductDraft } from '#domain/products/import/product-draft';
import { settleDraft } from '#domain/products/import/settle-draft';
import { proposedHandle } from '#domain/products/product-identity';
import { sanitiseRichText } from '#domain/text/rich-text';
import { newId } from '../../database/ids';
import { derivedColumns } from '../../products/product-derivations';
import type { ProductRow } from '../../products/products.repository';
import { planImages } from './plan-images';
import { differs, LOW_STOCK_THRESHOLD, planVariants } from './plan-variants';
import type { PlannedVariant, ProductPlan, StoreRemark } from './planned-product';
import type { ReferenceIndex } from './reference-index';
import { reviewedChange, wasApproved } from './reviewed-change';
import { draftHandle, type StoredProduct, type StoreSnapshot } from './store-snapshot';

export interface PlanContext {
  readonly storeId: string;
  readonly snapshot: StoreSnapshot;
  readonly reference: ReferenceIndex;
  readonly language: ImportLanguage | null;
  readonly now: Date;
}

/** Decides what becomes of a draft in this store; nothing is written. */
export function planProduct(draft: ProductDraft, context: PlanContext): ProductPlan {
  const stored = context.snapshot.productOf(draft);
  const settlement = settleDraft(draft, stored ? { names: namesOf(stored.row) } : null);
  if (settlement.action === 'skip') return { refusal: settlement.error, remarks: [] };
  if (stored && isOtherType(draft, stored)) return { refusal: 'type_changed', remarks: [] };
  const productId = stored?.row.id ?? newId('prd', context.now.getTime());
  const isTextOnly = draft.updateOnly !== null && draft.variants.length === 0;
  const { variants, remarks } = isTextOnly
    ? { variants: [], remarks: [] }
    : planVariants(draft, { ...context, productId, stored });
  const [refused] = draft.productType === 'simple' ? remarks : [];
  if (refused) return { refusal: refused.code, remarks: [] };
  if (remarks.length > 0 && variants.length === 0) return { refusal: 'no_valid_variant', remarks };
  return assemble(draft, productId, stored, variants, [...remarks], context);
}

function namesOf(row: ProductRow) {
  return { fr: row.name, en: row.nameEn, ar: row.nameAr };
}

/** A product keeps its kind: what has been sold as one thing isn't split, nor the reverse. */
function isOtherType(draft: ProductDraft, { row, variants }: StoredProduct): boolean {
  if (draft.updateOnly === 'unknown_product' || variants.length === 0) return false;
  return draft.productType !== row.productType;
}

function assemble(
  draft: ProductDraft,
  productId: string,
  stored: StoredProduct | undefined,
  variants: readonly PlannedVariant[],
  remarks: StoreRemark[],
  context: PlanContext,
): ProductPlan {
  const base = stored?.row ?? freshProduct(draft, productId, context);
  const wanted = wantedColumns(draft, context, remarks);
  const isReviewed = stored !== undefined && wasApproved(stored.row);
  const changes = isReviewed ? { ...wanted, ...reviewedChange(stored.row, wanted) } : wanted;
  const images = isReviewed
    ? null
    : planImages(draft, productId, stored?.images ?? [], context.language);
  noteKept(draft, stored, isReviewed, remarks);
  const isChanged =
    stored === undefined ||
    differs(withoutPending(stored.row), withoutPending(changes)) ||
    isOtherPending(stored.row, changes) ||
    images !== null ||
    variants.some((variant) => variant.isChanged);
  const row = { ...base, ...changes };
  return {
    remarks,
    planned: {
      action: stored === undefined ? 'create' : isChanged ? 'update' : 'unchanged',
      row: {
        ...row,
        ...derivedColumns({ ...row, variants: variantsAfter(stored, variants) }),
        ...(images !== null && { coverUrl: images.find(({ isRemote }) => !isRemote)?.url ?? null }),
        ...(stored && { updatedAt: context.now, revision: stored.row.revision + 1 }),
      },
      variants,
      images,
    },
  };
}

function withoutPending(columns: Partial<ProductRow>): Partial<ProductRow> {
  const { pendingChanges: _, ...others } = columns;
  return others;
}

function isOtherPending(row: ProductRow, changes: Partial<ProductRow>): boolean {
  if (changes.pendingChanges === undefined) return false;
  return JSON.stringify(changes.pendingChanges) !== JSON.stringify(row.pendingChanges);
}

function variantsAfter(stored: StoredProduct | undefined, planned: readonly PlannedVariant[]) {
  const ids = new Set(planned.map(({ row }) => row.id));
  return [
    ...(stored?.variants ?? []).map(({ row }) => row).filter(({ id }) => !ids.has(id)),
    ...planned.map(({ row }) => ({ sku: row.sku, barcode: row.barcode ?? null })),
  ];
}

/** The columns that the draft speaks of; what it leaves out stays as it is. */
function wantedColumns(
  draft: ProductDraft,
  context: PlanContext,
  remarks: StoreRemark[],
): Partial<ProductRow> {
  const { categoryPath, brand, cost, lowStock } = draft;
  const categoryId = categoryPath ? context.reference.categoryIdOf(categoryPath) : undefined;
  const brandId = brand ? context.reference.brandIdOf(brand) : undefined;
  if (categoryPath && !categoryId)
    remark(remarks, draft, 'unknown_category', categoryPath.join(' > '));
  if (brand && !brandId) remark(remarks, draft, 'unknown_brand', brand);
  return {
    ...textColumns(draft),
    ...(categoryId !== undefined ? { categoryId } : categoryPath === null && { categoryId: null }),
    ...(brandId !== undefined ? { brandId } : brand === null && { brandId: null }),
    ...(cost !== undefined && { costPrice: cost }),
    ...(lowStock !== undefined && { lowStockThreshold: lowStock }),
  };
}

function textColumns({ names, descriptions, contents }: ProductDraft): Partial<ProductRow> {
  return {
    ...languageColumns(names, 'name', 'nameEn', 'nameAr', (text) => text),
    ...languageColumns(
      descriptions,
      'description',
      'descriptionEn',
      'descriptionAr',
      (text) => text,
    ),
    ...languageColumns(contents, 'content', 'contentEn', 'contentAr', sanitiseRichText),
  };
}

function languageColumns<Fr extends string, En extends string, Ar extends string>(
  texts: DraftTexts,
  fr: Fr,
  en: En,
  ar: Ar,
  clean: (text: string) => string,
): Partial<Record<Fr | En | Ar, string | null>> {
  const columns: Partial<Record<string, string | null>> = {};
  for (const [column, text] of [
    [fr, texts.fr],
    [en, texts.en],
    [ar, texts.ar],
  ] as const) {
    if (text !== undefined)
      columns[column] = text === null ? null : clean(text.normalize('NFC')) || null;
  }
  return columns;
}

function remark(
  remarks: StoreRemark[],
  draft: ProductDraft,
  code: StoreRemark['code'],
  value: string | null,
): void {
  if (draft.rowNumber === null) return;
  remarks.push({ rowNumber: draft.rowNumber, code, column: null, value });
}

function noteKept(
  draft: ProductDraft,
  stored: StoredProduct | undefined,
  isReviewed: boolean,
  remarks: StoreRemark[],
): void {
  if (stored?.row.archivedAt) remark(remarks, draft, 'product_archived', null);
  if (isReviewed && (draft.images?.length ?? 0) > 0) remark(remarks, draft, 'images_kept', null);
}

/** A new product is a draft; its handle is the file's, or made from its name. */
function freshProduct(
  draft: ProductDraft,
  id: string,
  { storeId, now }: PlanContext,
): typeof NEW_PRODUCT &
  Pick<ProductRow, 'id' | 'storeId' | 'code' | 'handle' | 'productType'> & {
    createdAt: Date;
    updatedAt: Date;
  } {
  const { names, code } = draft;
  const handle =
    draftHandle(draft) ||
    proposedHandle({
      code,
      name: names.fr ?? null,
      nameEn: names.en ?? null,
      nameAr: names.ar ?? null,
    });
  const { productType } = draft;
  return { ...NEW_PRODUCT, id, storeId, code, handle, productType, createdAt: now, updatedAt: now };
}

const NEW_PRODUCT = {
  name: null,
  nameEn: null,
  nameAr: null,
  description: null,
  descriptionEn: null,
  descriptionAr: null,
  content: null,
  contentEn: null,
  contentAr: null,
  categoryId: null,
  brandId: null,
  status: 'draft' as const,
  approvalState: 'new' as const,
  rejectionReason: null,
  pendingChanges: null,
  costPrice: null,
  lowStockThreshold: LOW_STOCK_THRESHOLD,
  allowBackorder: false,
  coverUrl: null,
  archivedAt: null,
  revision: 1,
};
