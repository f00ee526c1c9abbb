import { currencyOfHeading } from '../cells/money-words';
import { taxOfHeading } from '../cells/tax-words';
import { type ImportTarget, isAmountTarget, isImportTarget } from '../import-target';
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
  [
    'price',
    [
      'price',
      'prix',
      'regular price',
      'prix de vente',
      'prix ttc',
      'الثمن',
      'ثمن البيع',
      'السعر',
      'سعر البيع',
    ],
  ],
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
  [
    'currency',
    [
      'currency',
      'currency code',
      'currency iso',
      'currency iso code',
      'iso currency',
      'price currency',
      'devise',
      'code devise',
      'devise du prix',
      'monnaie',
      'العملة',
      'عملة',
      'رمز العملة',
      'عملة السعر',
    ],
  ],
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

/** Names of a price only beside words about taxes or a currency: alone they may be something else. */
const PRICED_NAMES = new Set(['unit price', 'prix unitaire', 'prix public', 'tarif', 'pu', 'pv']);

/** The same for a heading that names taxes or a currency. */
export function guessPriced(header: string): ImportTarget | null {
  return pricedTarget(header, (base) => (PRICED_NAMES.has(base) ? 'price' : targetByName(base)));
}

/**
 * The target of a column of amounts whose heading names taxes or a currency, from the target of its
 * heading without them: `Prix HT`, `Price (tax incl.)`, `Prix EUR`. Null for any other.
 */
export function pricedTarget(
  header: string,
  targetOf: (base: string) => ImportTarget | null,
): ImportTarget | null {
  const { rest, basis } = taxOfHeading(header);
  const named = currencyOfHeading(rest);
  if (basis === null && named === null) return null;
  const target = targetOf(named?.rest ?? rest);
  if (target === null || !isAmountTarget(target)) return null;
  if (target !== 'price') return target;
  const ofCurrency = named && `price:${named.currency}`;
  if (ofCurrency && isImportTarget(ofCurrency)) return ofCurrency;
  return basis === 'excluded' ? 'priceBeforeTax' : 'price';
}

function targetByName(name: string): ImportTarget | null {
  return BY_NAME.get(name.replace(/[_-]+/g, ' ')) ?? BY_NAME.get(name) ?? null;
}
