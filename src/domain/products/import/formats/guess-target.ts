import type { ImportTarget } from '../import-target';
import { normaliseHeader } from './format-signature';
import { labelledTarget } from './language-label';

/** Usual column names in files of unknown formats, in the portal's three languages. */
const USUAL_NAMES: readonly (readonly [ImportTarget, readonly string[]])[] = [
  [
    'code',
    [
      'code',
      'sku',
      'reference',
      'référence',
      'ref',
      'réf',
      'code article',
      'ugs',
      'الرمز',
      'المرجع',
    ],
  ],
  ['parentCode', ['parent', 'parent code', 'parent sku', 'code parent']],
  ['handle', ['handle', 'slug', 'url key']],
  ['barcode', ['barcode', 'ean', 'ean13', 'gtin', 'upc', 'code barre', 'code-barres', 'الباركود']],
  [
    'name',
    [
      'name',
      'title',
      'titre',
      'product',
      'product name',
      'designation',
      'désignation',
      'libellé',
      'libelle',
    ],
  ],
  ['nameFr', ['nom', 'nom du produit']],
  ['nameAr', ['الاسم', 'اسم المنتج']],
  ['description', ['description', 'short description', 'description courte']],
  ['descriptionAr', ['الوصف']],
  ['categoryPath', ['category', 'categories', 'catégorie', 'categorie', 'catégories', 'الفئة']],
  ['brand', ['brand', 'vendor', 'marque', 'العلامة التجارية']],
  ['price', ['price', 'prix', 'regular price', 'prix de vente', 'prix ttc', 'الثمن', 'السعر']],
  ['compareAtPrice', ['compare at price', 'prix barré', 'ancien prix']],
  ['salePrice', ['sale price', 'special price', 'prix promo', 'prix promotionnel']],
  ['cost', ['cost', 'cost price', "prix d'achat", 'prix de revient', 'coût']],
  [
    'quantity',
    [
      'quantity',
      'qty',
      'stock',
      'quantité',
      'quantite',
      'inventory',
      'stockonhand',
      'الكمية',
      'المخزون',
    ],
  ],
  ['trackInventory', ['track inventory', 'trackinventory', 'manage stock', 'gérer le stock']],
  ['inventoryPolicy', ['inventory policy', 'continue selling when out of stock']],
  ['stockStatus', ['stock status', 'in stock?', 'is in stock', 'en stock ?']],
  ['backorders', ['backorders', 'backorders allowed?', 'allow backorders', 'backorderable']],
  ['stockPolicy', ['stock policy', 'suivi du stock', 'stock tracking', 'تتبع المخزون']],
  ['currency', ['currency', 'devise', 'العملة']],
  ['locale', ['locale', 'language', 'langue', 'lang']],
  ['weightKg', ['weight (kg)', 'poids (kg)']],
  ['weightGrams', ['weight (g)', 'poids (g)', 'weight grams']],
  ['weight', ['weight', 'poids']],
  ['image', ['image', 'images', 'image url', 'picture', 'photo', 'الصورة']],
];

const BY_NAME = new Map(
  USUAL_NAMES.flatMap(([target, names]) => names.map((name) => [name, target] as const)),
);

/** Guesses the target of a column in a file of unknown format; null for an unknown header. */
export function guessTarget(header: string): ImportTarget | null {
  const normalised = normaliseHeader(header);
  return targetByName(normalised) ?? labelledTarget(normalised, targetByName);
}

function targetByName(name: string): ImportTarget | null {
  return BY_NAME.get(name.replace(/[_-]+/g, ' ')) ?? BY_NAME.get(name) ?? null;
}
