import type { ImportTarget } from '../import-target';
import { TEMPLATE_COLUMNS, TEMPLATE_WORDS } from '../template';
import { type FormatSignature, normaliseHeader } from './format-signature';

/** Headings of earlier templates: sellers still have files with them. */
const FORMER_HEADINGS: readonly (readonly [ImportTarget, string])[] = [
  ['code', 'Code (SKU)'],
  ['parentCode', 'Code du produit parent'],
  ['barcode', 'الرمز الشريطي'],
  ['price', 'السعر (درهم)'],
  ['compareAtPrice', 'السعر قبل التخفيض (درهم)'],
  ['cost', 'سعر التكلفة (درهم)'],
  ['cost', 'Cost (DHS)'],
];
const FORMER_ATTRIBUTE_WORDS = ['Attribut', 'خاصية'];

/** The headings of the template in its three languages, and those of earlier templates. */
const templateHeadings = new Map<string, ImportTarget>([
  ...TEMPLATE_COLUMNS.flatMap(({ target, headings }) =>
    Object.values(headings).map((heading) => [normaliseHeader(heading), target] as const),
  ),
  ...FORMER_HEADINGS.map(([target, heading]) => [normaliseHeader(heading), target] as const),
]);

function headingsOf(...targets: ImportTarget[]) {
  return [...templateHeadings].flatMap(([heading, target]) =>
    targets.includes(target) ? [heading] : [],
  );
}

function wordsOf(kind: keyof typeof TEMPLATE_WORDS) {
  const former = kind === 'attribute' ? FORMER_ATTRIBUTE_WORDS : [];
  return [...Object.values(TEMPLATE_WORDS[kind]), ...former].map(normaliseHeader).join('|');
}

function named(kind: keyof typeof TEMPLATE_WORDS) {
  return new RegExp(`^(?:${wordsOf(kind)}) ?: ?(\\S.*)$`);
}

/** The portal's own columns, by their codes or by the template's headings. */
export const PORTAL_FORMAT: FormatSignature = {
  format: 'own',
  required: [
    ['code', ...headingsOf('code')],
    [
      'name_fr',
      'name_en',
      'name_ar',
      'price',
      'quantity',
      /^attr:\S/,
      ...headingsOf('nameFr', 'nameEn', 'nameAr'),
    ],
  ],
  typical: [
    'parent_code',
    'name_fr',
    'name_ar',
    'name_en',
    'category_path',
    'low_stock',
    'image_1',
    'compare_at_price',
    ...headingsOf('parentCode', 'nameFr', 'nameAr', 'nameEn'),
  ],
  targets: {
    ...Object.fromEntries(templateHeadings),
    code: 'code',
    parent_code: 'parentCode',
    handle: 'handle',
    barcode: 'barcode',
    name_fr: 'nameFr',
    name_en: 'nameEn',
    name_ar: 'nameAr',
    description_fr: 'descriptionFr',
    description_en: 'descriptionEn',
    description_ar: 'descriptionAr',
    content_fr: 'contentFr',
    content_en: 'contentEn',
    content_ar: 'contentAr',
    category_path: 'categoryPath',
    brand: 'brand',
    product_type: 'rowType',
    price: 'price',
    compare_at_price: 'compareAtPrice',
    cost: 'cost',
    quantity: 'quantity',
    stock_policy: 'stockPolicy',
    low_stock: 'lowStock',
    status: 'status',
    weight_grams: 'weightGrams',
  },
  patterns: [
    { pattern: /^attr:(\S.*)$/, target: ([code]) => `attr:${code ?? ''}` },
    { pattern: /^option:(\S.*)$/, target: ([code]) => `option:${code ?? ''}` },
    { pattern: /^image_\d+$/, target: () => 'image' },
    { pattern: named('attribute'), target: ([name]) => `attr:${name ?? ''}` },
    { pattern: named('option'), target: ([name]) => `option:${name ?? ''}` },
    { pattern: new RegExp(`^(?:${wordsOf('image')}) ?\\d+$`), target: () => 'image' },
  ],
};
