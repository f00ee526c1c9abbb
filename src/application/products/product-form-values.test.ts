import { describe, expect, test } from 'vitest';
import { aFullProduct, aVariant } from '../../../tests/support/builders/full-product';
import { creationBody, NEW_PRODUCT, productRecord, updateBody } from './product-form-values';

const size = { attributeId: 'atr_size', valueId: 'atv_38', attribute: 'Pointure', value: '38' };
const variable = aFullProduct({
  productType: 'variable',
  barcode: null,
  variants: [
    aVariant({ id: 'var_1', sku: 'BAB-38', optionValues: [size] }),
    aVariant({ id: 'var_2', sku: 'BAB-39', optionValues: [{ ...size, valueId: 'atv_39' }] }),
  ],
});

describe("a product's form", () => {
  test('shows a simple product with the stock and weight of its one variant', () => {
    const { values } = productRecord(aFullProduct());
    expect(values).toMatchObject({ quantity: 4, weightGrams: 900, price: 13_500, variants: [] });
  });

  test('shows what waits for approval in place of what is live', () => {
    const product = aFullProduct({ pendingChanges: { name: 'Bol bleu', mediaIds: ['med_2'] } });
    const { values } = productRecord(product);
    expect([values.name, values.mediaIds]).toEqual(['Bol bleu', ['med_2']]);
  });

  test('sends what changed: empty texts as null, empty figures not at all', () => {
    const before = productRecord(aFullProduct({ nameEn: 'Bowl' })).values;
    const changes = { nameEn: ' ', quantity: null, price: null };
    expect(updateBody({ values: { ...before, ...changes }, changes }, before, 'draft')).toEqual({
      nameEn: null,
      price: null,
      saveAs: 'draft',
    });
  });

  test('sends of variants that stand only what changed, and all of those that are new', () => {
    const before = productRecord(variable).values;
    const [first, second] = before.variants;
    if (!first || !second) throw new Error('There are two variants.');
    const added = { ...first, id: null, sku: '', barcode: '', costPrice: null, price: 14_000 };
    const variants = [{ ...first, price: 12_000 }, second, added];
    const changes = { variants, price: 12_000 };
    expect(updateBody({ values: { ...before, ...changes }, changes }, before, 'draft')).toEqual({
      saveAs: 'draft',
      variants: [
        { id: 'var_1', price: 12_000 },
        { id: 'var_2' },
        {
          optionValues: first.optionValues,
          price: 14_000,
          stockOnHand: 4,
          lowStockThreshold: 5,
          weightGrams: 900,
          mediaIds: [],
          status: 'active',
        },
      ],
    });
  });

  test('takes a variant off sale, and adds one that is', () => {
    const before = productRecord(variable).values;
    const [first, second] = before.variants;
    if (!first || !second) throw new Error('There are two variants.');
    const off = { status: 'inactive' } as const;
    const variants = [{ ...first, ...off }, second, { ...second, ...off, id: null, sku: 'C' }];
    const body = updateBody(
      { values: { ...before, variants }, changes: { variants } },
      before,
      'draft',
    );
    expect(body.variants).toEqual([
      { id: 'var_1', ...off },
      { id: 'var_2' },
      expect.objectContaining({ sku: 'C', ...off }),
    ]);
  });

  test('creates a variable product without what its variants say', () => {
    const before = productRecord(variable).values;
    const variants = before.variants.map((variant, at) =>
      at === 0 ? { ...variant, status: 'inactive' as const } : variant,
    );
    const body = creationBody({ ...before, variants, barcode: '1', price: 900 }, 'complete');
    expect(body).toMatchObject({ code: 'BOL-FES-18', productType: 'variable', saveAs: 'complete' });
    expect(body).not.toHaveProperty('price');
    expect(body).not.toHaveProperty('barcode');
    expect(body.variants).toEqual([
      expect.objectContaining({ status: 'inactive' }),
      expect.objectContaining({ status: 'active' }),
    ]);
  });

  test('says no attribute that was emptied', () => {
    const attributes = [
      { attributeId: 'atr_1', valueIds: ['atv_1'], value: null },
      { attributeId: 'atr_2', valueIds: [], value: '' },
      { attributeId: 'atr_3', valueIds: [], value: false },
    ];
    const values = { ...NEW_PRODUCT.values, code: 'A', attributes };
    expect(creationBody(values, 'draft').attributes).toEqual([
      { attributeId: 'atr_1', valueIds: ['atv_1'] },
      { attributeId: 'atr_3', value: false },
    ]);
  });
});
