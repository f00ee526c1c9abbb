/** The texts of a product in its three languages that are plain, as the contract names them. */
export const PLAIN_TEXTS = [
  'name',
  'nameEn',
  'nameAr',
  'description',
  'descriptionEn',
  'descriptionAr',
] as const;

/** The texts of a product in its three languages that have markup. */
export const RICH_TEXTS = ['content', 'contentEn', 'contentAr'] as const;
