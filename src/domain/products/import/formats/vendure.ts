import type { FormatSignature } from './format-signature';

/**
 * Product import file of Vendure: a row for the product and its first variant, then rows with blank
 * first cells for the other variants. Prices are in whole units. Columns of one language end in it:
 * `name:fr`.
 */
export const VENDURE: FormatSignature = {
  format: 'vendure',
  required: [['name'], ['optiongroups'], ['optionvalues'], ['sku'], ['price']],
  typical: [
    'slug',
    'assets',
    'facets',
    'taxcategory',
    'stockonhand',
    'trackinventory',
    'variantassets',
    'variantfacets',
  ],
  targets: {
    name: 'name',
    slug: 'handle',
    description: 'content',
    assets: 'image',
    facets: 'features',
    optiongroups: 'optionNames',
    optionvalues: 'optionValues',
    sku: 'code',
    price: 'price',
    stockonhand: 'quantity',
    variantassets: 'variantImage',
  },
};
