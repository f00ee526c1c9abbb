import { comparableCode } from '#domain/products/comparable-code';
import { decideDraft } from '#domain/products/import/decide-draft';
import type { ImportLanguage } from '#domain/products/import/import-format';
import type { ColumnMapping } from '#domain/products/import/import-target';
import { proposedCode } from '#domain/products/import/interpreter/generated-code';
import type { ProductDraft } from '#domain/products/import/product-draft';
import { newId } from '../../database/ids';
import { derivedColumns } from '../../products/product-derivations';
import type { ProductRow } from '../../products/products.repository';
import { draftKey } from './code-owners';
import { addRemark, draftColumns } from './draft-columns';
import { type LibraryPictures, withLibraryPictures } from './library-pictures';
import { newProductRow } from './new-product-row';
import { planAttributes } from './plan-attributes';
import { planImages } from './plan-images';
import { differs, planVariants } from './plan-variants';
import type { PlannedProduct, PlannedVariant, ProductPlan, StoreRemark } from './planned-product';
import type { ReferenceIndex } from './reference-index';
import { reviewedChange, wasApproved } from './reviewed-change';
import { keepingSameTexts } from './same-text';
import type { StoredProduct, StoreSnapshot } from './store-snapshot';
import { withoutUnchangedTexts } from './unchanged-texts';
import { isOthers, similarCode } from './variant-identity';

export interface PlanContext {
  readonly storeId: string;
  readonly snapshot: StoreSnapshot;
  readonly library: LibraryPictures;
  readonly reference: ReferenceIndex;
  readonly language: ImportLanguage | null;
  readonly mapping: readonly ColumnMapping[];
  readonly now: Date;
}

/** Plans how a draft changes this store's product; nothing is written. */
export function planProduct(given: ProductDraft, context: PlanContext): ProductPlan {
  const found = context.snapshot.productOf(given);
  const coded = withOwnCode(given, found, context);
  const stored = found ?? context.snapshot.productOf(coded);
  const told = stored ? withoutSharedValues(coded, stored) : coded;
  const read = withoutUnchangedTexts(told, stored?.row, context);
  const kept = stored && isSubmitted(stored.row) ? withoutEmptied(read.draft) : read.draft;
  const ofPictures: StoreRemark[] = [];
  const draft = withLibraryPictures(kept, context.library, stored?.images ?? [], ofPictures);
  const settlement = decideDraft(draft, stored ? { names: namesOf(stored.row) } : null);
  if (settlement.action === 'skip') {
    return { refusal: settlement.error, remarks: read.remarks };
  }
  if (stored && isOtherType(draft, stored)) return { refusal: 'type_changed', remarks: [] };
  const productId = stored?.row.id ?? newId('prd', context.now.getTime());
  const isTextOnly = draft.updateOnly !== null && draft.variants.length === 0;
  const wantedImages = planImages(draft, productId, stored?.images ?? [], context);
  const images = imagesAfter(stored, wantedImages);
  const { variants, refusals, remarks } = isTextOnly
    ? { variants: [], refusals: [], remarks: [] }
    : planVariants(draft, { ...context, productId, stored, images });
  const [refused] = draft.productType === 'simple' ? refusals : [];
  if (refused) return { refusal: refused.code, remarks: [] };
  if (refusals.length > 0 && variants.length === 0) {
    return { refusal: 'no_valid_variant', remarks: refusals };
  }
  const ofStore = [...refusals, ...remarks, ...ofPictures];
  const said = [...codeRemarks(draft, stored), ...read.remarks, ...ofStore];
  return assemble(draft, { productId, stored, variants, wantedImages }, said, context);
}

/**
 * The draft with the code proposed for it when another product sells under its own. Only a product
 * that its handle identifies can have another code.
 */
function withOwnCode(
  draft: ProductDraft,
  found: StoredProduct | undefined,
  { snapshot }: PlanContext,
): ProductDraft {
  const isOpen = draft.matchBy === 'handle' && draft.productType === 'simple';
  const owner = { snapshot, productId: found?.row.id ?? '' };
  if (!isOpen || draft.isCodeProposed || !isOthers(draft.code, owner)) return draft;
  return { ...draft, code: proposedCode(draft.code, draftKey(draft)), isCodeProposed: true };
}

/** What the product's row must say about its code. */
function codeRemarks(draft: ProductDraft, stored: StoredProduct | undefined): StoreRemark[] {
  const { code, givenCode = code, rowNumber } = draft;
  if (rowNumber === null) return [];
  const own = stored?.row.code ?? code;
  if (draft.isCodeProposed) return [{ rowNumber, column: null, code: 'sku_replaced', value: own }];
  const isNamed = !draft.isCodeMade;
  const isSimilar = own !== givenCode && comparableCode(own) === comparableCode(code);
  return stored && isNamed && isSimilar ? [{ rowNumber, column: null, ...similarCode(own) }] : [];
}

/**
 * A simple product's threshold and cost are stored on the product and on its variant. The file has
 * one cell for both: the values of an exported file change neither.
 */
function withoutSharedValues(draft: ProductDraft, { row, variants }: StoredProduct): ProductDraft {
  const [only] = variants;
  if (draft.productType !== 'simple' || !only) return draft;
  const { cost, lowStock, ...others } = draft;
  return {
    ...others,
    ...(cost !== undefined && cost !== only.row.costPrice && { cost }),
    ...(lowStock !== undefined && lowStock !== row.lowStockThreshold && { lowStock }),
  };
}

/** Under its first review: the fields that the marketplace reviews must stay complete. */
function isSubmitted(row: ProductRow): boolean {
  return row.status === 'draft' && row.approvalState === 'under_review';
}

/** The draft without the fields that it would empty. */
function withoutEmptied(draft: ProductDraft): ProductDraft {
  const filled = <Fields extends object>(fields: Fields): Fields =>
    // Only optional fields are left out; the required ones are never null here.
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Fields;
  const { handle, rowNumber, updateOnly } = draft;
  return {
    ...filled(draft),
    handle,
    rowNumber,
    updateOnly,
    names: filled(draft.names),
    descriptions: filled(draft.descriptions),
    contents: filled(draft.contents),
    variants: draft.variants.map(filled),
    attributes: draft.attributes.filter(({ text }) => text !== ''),
  };
}

function namesOf(row: ProductRow) {
  return { fr: row.name, en: row.nameEn, ar: row.nameAr };
}

/**
 * A product keeps its type: a simple product with a variant does not become variable, nor the
 * reverse.
 */
function isOtherType(draft: ProductDraft, { row, variants }: StoredProduct): boolean {
  if (draft.updateOnly === 'unknown_product' || variants.length === 0) return false;
  return draft.productType !== row.productType;
}

/** An import does not change the pictures of an approved product. */
function imagesAfter(stored: StoredProduct | undefined, wanted: PlannedProduct['images']) {
  const isKept = wanted === null || (stored !== undefined && wasApproved(stored.row));
  return isKept ? (stored?.images ?? []) : wanted;
}

interface PlannedParts {
  readonly productId: string;
  readonly stored: StoredProduct | undefined;
  readonly variants: readonly PlannedVariant[];
  /** Null when the file changes no picture. */
  readonly wantedImages: PlannedProduct['images'];
}

function assemble(
  draft: ProductDraft,
  { productId, stored, variants, wantedImages }: PlannedParts,
  remarks: StoreRemark[],
  context: PlanContext,
): ProductPlan {
  const base = stored?.row ?? newProductRow(draft, productId, context);
  const columns = draftColumns(draft, context.reference, remarks);
  const wanted = {
    ...(stored ? keepingSameTexts(stored.row, columns) : columns),
    ...typeColumn(draft, stored),
  };
  const isReviewed = stored !== undefined && wasApproved(stored.row);
  const changes = isReviewed ? { ...wanted, ...reviewedChange(stored.row, wanted) } : wanted;
  const images = isReviewed ? null : wantedImages;
  if (isReviewed && wantedImages !== null) addRemark(remarks, draft, 'images_kept', null);
  const row = { ...base, ...changes };
  const has = { row, productId, stored: stored?.attributes ?? [] };
  const attributes = planAttributes(draft, { ...context, ...has }, remarks);
  const isChanged =
    stored === undefined ||
    differs(withoutPending(stored.row), withoutPending(changes)) ||
    isOtherPending(stored.row, changes) ||
    images !== null ||
    attributes !== null ||
    variants.some((variant) => variant.isChanged);
  if (stored?.row.archivedAt && isChanged) addRemark(remarks, draft, 'product_archived', null);
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
      attributes,
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

/** A product that has no variant yet may still change its type. */
function typeColumn(draft: ProductDraft, stored: StoredProduct | undefined): Partial<ProductRow> {
  const isOpen = stored?.variants.length === 0 && draft.updateOnly !== 'unknown_product';
  return isOpen ? { productType: draft.productType } : {};
}
