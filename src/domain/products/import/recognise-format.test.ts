import { describe, expect, it } from 'vitest';
import { NO_FINDINGS } from './detection/file-findings';
import type { ImportOptions } from './import-format';
import {
  type FileToRead,
  mappingProblems,
  missingOptions,
  requiredOptions,
} from './import-readiness';
import { isImportTarget } from './import-target';
import { recogniseFormat, uniqueHeader } from './recognise-format';

const HEADERS = {
  own: 'code,parent_code,barcode,name_fr,name_en,name_ar,category_path,price,quantity,attr:matiere,option:size,image_1',
  shopify:
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src',
  shopify_new:
    'Title,URL handle,Description,Vendor,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity',
  woocommerce:
    'ID,Type,SKU,Name,Published,Short description,Regular price,Sale price,Categories,Images,Parent',
  google_merchant: 'id,title,description,link,image_link,price,availability,item_group_id,gtin',
  medusa:
    'Product Id,Product Handle,Product Title,Product Status,Variant Id,Variant Sku,Variant Price EUR',
  bagisto:
    'sku,parent_sku,locale,attribute_family_code,type,categories,name,price,url_key,inventories',
  spree_products:
    'slug,sku,name,price,compare_at_price,currency,status,category1,option1_name,option1_value,inventory_count',
  spree_translations: 'slug,locale,name,description,meta_title,meta_description',
  unknown: 'Réf,Désignation,Prix TTC,Quantité,Photo,Commentaire',
} as const;

describe('Header row of a file', () => {
  it.each(Object.entries(HEADERS))('A header row is recognised as %s', (format, header) => {
    expect(recogniseFormat(header.split(',')).format).toBe(format);
    expect(recogniseFormat(header.toUpperCase().split(',')).format).toBe(format);
  });

  it('A header row is mapped column by column', () => {
    const { mapping } = recogniseFormat([
      'Handle',
      'Title',
      'Variant Price',
      'Option1 Name',
      'Option1 Value',
      'Tags',
    ]);
    expect(mapping).toEqual([
      { column: 'Handle', target: 'handle' },
      { column: 'Title', target: 'name' },
      { column: 'Variant Price', target: 'price' },
      { column: 'Option1 Name', target: 'optionName:1' },
      { column: 'Option1 Value', target: 'optionValue:1' },
      { column: 'Tags', target: null },
    ]);
  });

  it("A header row with only codes and attributes is the portal's own format", () => {
    const { format, mapping } = recogniseFormat(['code', 'attr:Matière']);
    expect([format, mapping.map(({ target }) => target)]).toEqual([
      'own',
      ['code', 'attr:matière'],
    ]);
  });

  it('A header row of an unknown format gets guessed targets, each only once', () => {
    expect(
      recogniseFormat([...HEADERS.unknown.split(','), 'Prix']).mapping.map(({ target }) => target),
    ).toEqual(['code', 'name', 'price', 'quantity', 'image', null, null]);
  });

  it('A header row gets unique column names', () => {
    expect(uniqueHeader(['\uFEFFImage', 'Image', '', 'Image'])).toEqual([
      'Image',
      'Image (2)',
      'column 3',
      'Image (3)',
    ]);
  });
});

describe('Requirements for a dry run', () => {
  const none: ImportOptions = {
    textLanguage: null,
    currency: null,
    exchangeRate: null,
    decimalMark: 'point',
    dateOrder: 'dayFirst',
    vatRate: null,
    saleEnd: null,
  };
  const fileWith = (header: string, isOwn = false): FileToRead => ({
    mapping: recogniseFormat(header.split(',')).mapping,
    isOwn,
    findings: NO_FINDINGS,
  });

  it('A dry run requires the language of unlabelled text, the currency and its rate', () => {
    const file = fileWith(HEADERS.shopify);
    expect(requiredOptions(file, none)).toEqual(['textLanguage', 'currency', 'exchangeRate']);
    expect(missingOptions(file, { ...none, textLanguage: 'fr', currency: 'EUR' })).toEqual([
      'exchangeRate',
    ]);
    expect(missingOptions(file, { ...none, textLanguage: 'fr', currency: 'MAD' })).toEqual([]);
  });

  it("A dry run requires no options for labelled text, rows with a language or the portal's own prices", () => {
    expect(requiredOptions(fileWith(HEADERS.own, true), none)).toEqual([]);
    expect(requiredOptions(fileWith(HEADERS.spree_translations), none)).toEqual([]);
  });

  it("A dry run requires the rate of another currency for the portal's own prices, too", () => {
    const file = fileWith(HEADERS.own, true);
    expect(missingOptions(file, { ...none, currency: 'EUR' })).toEqual(['exchangeRate']);
    expect(missingOptions(file, { ...none, currency: 'MAD', exchangeRate: 1 })).toEqual([]);
  });

  it('A mapping needs an identity, some content, and each single target at most once', () => {
    expect(mappingProblems([{ column: 'a', target: 'nameFr' }])).toEqual([
      'mapping_without_identity',
    ]);
    expect(mappingProblems([{ column: 'a', target: 'code' }])).toEqual(['mapping_without_content']);
    expect(
      mappingProblems([
        { column: 'a', target: 'code' },
        { column: 'b', target: 'price' },
        { column: 'c', target: 'price' },
        { column: 'd', target: 'image' },
        { column: 'e', target: 'image' },
      ]),
    ).toEqual(['mapping_repeats_target']);
  });

  it('An import target must be a known one', () => {
    for (const text of ['code', 'optionValue:3', 'option:color', 'attr:matière', 'price:EUR']) {
      expect(isImportTarget(text)).toBe(true);
    }
    for (const text of ['', 'id', 'storeId', '__proto__', 'optionValue:0', 'price:eur', 'attr:']) {
      expect(isImportTarget(text)).toBe(false);
    }
  });
});
