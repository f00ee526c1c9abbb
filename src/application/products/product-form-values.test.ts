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

describe('Product form values', () => {
  test('The form of a simple product has the stock and weight of its one variant', () => {
    const { values } = productRecord(aFullProduct());
    expect(values).toMatchObject({ quantity: 4, weightGrams: 900, price: 13_500, variants: [] });
  });

  test('The form of a product has its pending changes in place of the live values', () => {
    const product = aFullProduct({ pendingChanges: { name: 'Bol bleu', mediaIds: ['med_2'] } });
    const { values } = productRecord(product);
    expect([values.name, values.mediaIds]).toEqual(['Bol bleu', ['med_2']]);
  });

  test('The update body of a product has empty texts as null and leaves out an empty quantity', () => {
    const before = productRecord(aFullProduct({ nameEn: 'Bowl' })).values;
    const changes = { nameEn: ' ', quantity: null, price: null };
    expect(updateBody({ values: { ...before, ...changes }, changes }, before, 'draft')).toEqual({
      nameEn: null,
      price: null,
      saveAs: 'draft',
    });
  });

  test('The update body has only the changed fields of existing variants, and all given fields of new ones', () => {
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
          stockPolicy: 'counted',
          lowStockThreshold: 5,
          weightGrams: 900,
          mediaIds: [],
          status: 'active',
        },
      ],
    });
  });

  test('The update body deactivates an existing variant and adds an inactive one', () => {
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

  test('A variable product is created without price and barcode, which its variants have', () => {
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

  test('The creation body of a product leaves out emptied attributes', () => {
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
