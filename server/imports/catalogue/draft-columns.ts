import type { DraftTexts, ProductDraft } from '#domain/products/import/product-draft';
import type { ProductRow } from '../../products/products.repository';
import { cleanRichText } from '../../products/rich-text';
import type { StoreRemark } from './planned-product';
import type { ReferenceIndex } from './reference-index';

/** The columns that the draft sets; all others stay unchanged. */
export function draftColumns(
  draft: ProductDraft,
  reference: ReferenceIndex,
  remarks: StoreRemark[],
): Partial<ProductRow> {
  const { categoryPath, brand, cost, lowStock } = draft;
  const categoryId = categoryPath ? reference.categoryIdOf(categoryPath) : undefined;
  const brandId = brand ? reference.brandIdOf(brand) : undefined;
  if (categoryPath && !categoryId)
    addRemark(remarks, draft, 'unknown_category', categoryPath.join(' > '));
  if (brand && !brandId) addRemark(remarks, draft, 'unknown_brand', brand);
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
    ...languageColumns(contents, 'content', 'contentEn', 'contentAr', cleanRichText),
  };
}

function languageColumns<Fr extends string, En extends string, Ar extends string>(
  texts: DraftTexts,
  fr: Fr,
  en: En,
  ar: Ar,
  clean: (text: string) => string | null,
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

/** Adds a remark to the product's own row, if the file has one. */
export function addRemark(
  remarks: StoreRemark[],
  draft: ProductDraft,
  code: StoreRemark['code'],
  value: string | null,
): void {
  if (draft.rowNumber === null) return;
  remarks.push({ rowNumber: draft.rowNumber, code, column: null, value });
}
