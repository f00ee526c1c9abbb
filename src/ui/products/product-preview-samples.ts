import type { Language } from '#domain/format/languages';
import type { ProductSummary } from '#openapi/types.generated';

const DAY = '2026-01-01T00:00:00Z';

/**
 * Two products whose rows the build writes: with and without a picture (`productPreview.sampleOf`).
 * Their texts occur nowhere else on the page. The name is in another language than the page, so
 * that its language stands in the row.
 */
export function productSamples(language: Language): readonly ProductSummary[] {
  return ['A', 'B'].map((letter) => {
    const name = `Preview-name-${letter}`;
    return {
      id: `prd_preview${letter}`,
      code: `PREVIEW-CODE-${letter}`,
      barcode: null,
      name: language === 'fr' ? null : name,
      nameEn: null,
      nameAr: language === 'fr' ? name : null,
      handle: '',
      coverUrl: letter === 'A' ? '/preview-cover' : null,
      coverThumbnailUrl: null,
      categoryId: null,
      brandId: null,
      productType: 'simple',
      inventoryType: 'in_stock',
      price: letter === 'A' ? 98_765_432_101 : 98_765_432_102,
      priceMax: null,
      // As wide as most: the line of a card is cut like theirs.
      quantity: 100,
      stockPolicy: 'counted',
      lowStockThreshold: 0,
      variantsCount: 1,
      status: 'published',
      approvalState: 'approved',
      isActive: true,
      completeness: { fr: 1, ar: 1, en: 1 },
      allowedActions: [],
      createdAt: DAY,
      updatedAt: DAY,
      revision: 1,
    };
  });
}
