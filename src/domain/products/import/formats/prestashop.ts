import type { ImportTarget } from '../import-target';
import type { FormatSignature } from './format-signature';

/** Columns that products and combinations have in common. */
const SHARED: Readonly<Record<string, ImportTarget>> = {
  ean13: 'barcode',
  'ean-13': 'barcode',
  upc: 'barcode',
  'wholesale price': 'cost',
  "prix d'achat": 'cost',
  'prix de gros': 'cost',
  quantity: 'quantity',
  quantité: 'quantity',
  'low stock level': 'lowStock',
  'niveau de stock bas': 'lowStock',
};

/** The sample file of PrestaShop's import, with headers in English or in French. */
export const PRESTASHOP: FormatSignature = {
  format: 'prestashop',
  required: [
    ['active (0/1)', 'actif (0/1)'],
    ['name', 'nom'],
    [/^categories \(x,y,z/, /^catégories \(x,y,z/, /^price tax/, /^prix (?:ht|ttc|hors taxe)/],
  ],
  typical: [
    'product id',
    'tax rules id',
    'id règle de taxes',
    'wholesale price',
    "prix d'achat",
    'on sale (0/1)',
    'en soldes (0/1)',
    'url rewritten',
    'url réécrite',
    'reference #',
  ],
  targets: {
    ...SHARED,
    id: 'rowId',
    'product id': 'rowId',
    'id produit': 'rowId',
    name: 'name',
    nom: 'name',
    reference: 'code',
    'reference #': 'code',
    référence: 'code',
    'référence #': 'code',
    'référence n°': 'code',
    manufacturer: 'brand',
    brand: 'brand',
    marque: 'brand',
    fabricant: 'brand',
    'discount amount': 'discountAmount',
    'montant de la remise': 'discountAmount',
    'discount percent': 'discountPercent',
    'pourcentage de réduction': 'discountPercent',
    weight: 'weightKg',
    poids: 'weightKg',
    summary: 'description',
    'short description': 'description',
    résumé: 'description',
    récapitulatif: 'description',
    'description courte': 'description',
    description: 'content',
    'url rewritten': 'handle',
    'url réécrite': 'handle',
  },
  patterns: [
    { pattern: /^categories \(|^catégories \(/, target: () => 'categoryPath' },
    { pattern: /^price tax included|^prix ttc|^prix toutes taxes/, target: () => 'price' },
    { pattern: /^discount from|^réduction de/, target: () => 'saleFrom' },
    { pattern: /^discount to|^réduction à/, target: () => 'saleTo' },
    { pattern: /^image urls|^url des images/, target: () => 'image' },
    { pattern: /^feature ?\(|^caractéristique ?\(/, target: () => 'features' },
  ],
  // Without a price that includes tax, the other one is read, and the import asks for the rate.
  others: [
    { pattern: /^price tax excluded|^prix ht|^prix hors taxe/, target: () => 'priceBeforeTax' },
  ],
};

/** The combinations of PrestaShop's products, which are imported after these. */
export const PRESTASHOP_COMBINATIONS: FormatSignature = {
  format: 'prestashop',
  required: [
    [/^attribute ?\(name:type:position\)/, /^attribut ?\(nom:type:position\)/],
    [/^value ?\(value:position\)/, /^valeur ?\(valeur:position\)/],
  ],
  typical: [
    'product id',
    'id produit',
    'product reference',
    'référence du produit',
    'impact on price',
    'impact sur le prix',
    'supplier reference',
    'minimal quantity',
  ],
  targets: {
    ...SHARED,
    'product reference': 'parentCode',
    'référence du produit': 'parentCode',
    'référence produit': 'parentCode',
    reference: 'code',
    référence: 'code',
  },
  patterns: [
    { pattern: /^attribute? ?\((?:name|nom):type/, target: () => 'optionNames' },
    { pattern: /^(?:value|valeur) ?\((?:value|valeur):position/, target: () => 'optionValues' },
    { pattern: /^image urls?|^url des images/, target: () => 'variantImage' },
  ],
  others: [{ pattern: /^(?:product id|id produit)$/, target: () => 'parentCode' }],
};
