import type { FormatSignature } from './format-signature';

/**
 * Wix's products, with the headings of its former and its present catalogue: a product's row lists
 * the values of its options, a variant's row has one of each.
 */
export const WIX: FormatSignature = {
  format: 'wix',
  required: [['handleid', 'handle'], ['fieldtype'], ['name']],
  typical: [
    'productimageurl',
    'collection',
    'surcharge',
    'discountmode',
    'visible',
    'ribbon',
    'productoptionname1',
    'plaindescription',
    'media',
    'strikethroughprice',
  ],
  targets: {
    // Made by Wix: it is not part of an address.
    handleid: 'groupKey',
    handle: 'handle',
    name: 'name',
    description: 'content',
    plaindescription: 'content',
    productimageurl: 'productImage',
    media: 'productImage',
    mediaalttext: 'imageAlt',
    collection: 'categoryPath',
    sku: 'code',
    barcode: 'barcode',
    brand: 'brand',
    price: 'price',
    strikethroughprice: 'compareAtPrice',
    surcharge: 'surcharge',
    discountmode: 'discountMode',
    discountvalue: 'discountAmount',
    cost: 'cost',
    inventory: 'quantity',
    preorderenabled: 'backorders',
    weight: 'weight',
    visible: 'status',
  },
  patterns: [
    {
      pattern: /^productoptionname(\d)$/,
      target: ([number]) => `optionName:${Number(number)}`,
    },
    {
      pattern: /^productoption(?:description|choices)(\d)$/,
      target: ([number]) => `optionList:${Number(number)}`,
    },
  ],
};
