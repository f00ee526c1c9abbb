import { describe, expect, it } from 'vitest';
import { type AttributeType, attributeErrors, missingAttributes } from './product-attributes';

describe('Attributes of a product', () => {
  it("Product attributes are valid when every value has its attribute's type", () => {
    expect(
      attributeErrors(
        [
          { attributeId: 'atr_color', valueIds: ['atv_red'] },
          { attributeId: 'atr_season', valueIds: ['atv_summer', 'atv_winter'] },
          { attributeId: 'atr_care', value: 'Laver à la main' },
          { attributeId: 'atr_volume', value: 250 },
          { attributeId: 'atr_handmade', value: false },
        ],
        KNOWN,
      ),
    ).toEqual({});
  });

  it.each([
    [
      { attributeId: 'atr_nobody', value: 'x' },
      { 'attributes.0.attributeId': ['unknown_attribute'] },
    ],
    [{ attributeId: 'atr_color', valueIds: [] }, { 'attributes.0.valueIds': ['required'] }],
    [{ attributeId: 'atr_color', value: 'rouge' }, { 'attributes.0.value': ['not_allowed'] }],
    [
      { attributeId: 'atr_color', valueIds: ['atv_red', 'atv_blue'] },
      { 'attributes.0.valueIds': ['too_many'] },
    ],
    [
      { attributeId: 'atr_season', valueIds: ['atv_summer', 'atv_summer'] },
      { 'attributes.0.valueIds': ['duplicate'] },
    ],
    [
      { attributeId: 'atr_color', valueIds: ['atv_summer'] },
      { 'attributes.0.valueIds': ['unknown_value'] },
    ],
    [
      { attributeId: 'atr_care', valueIds: ['atv_red'] },
      { 'attributes.0.valueIds': ['not_allowed'] },
    ],
    [{ attributeId: 'atr_care', value: '  ' }, { 'attributes.0.value': ['required'] }],
    [{ attributeId: 'atr_care' }, { 'attributes.0.value': ['required'] }],
    [{ attributeId: 'atr_care', value: 3 }, { 'attributes.0.value': ['invalid_type'] }],
    [{ attributeId: 'atr_volume', value: '250' }, { 'attributes.0.value': ['invalid_type'] }],
    [{ attributeId: 'atr_handmade', value: 1 }, { 'attributes.0.value': ['invalid_type'] }],
  ])('Product attributes refuse the entry %o', (entry, errors) => {
    expect(attributeErrors([entry], KNOWN)).toEqual(errors);
  });

  it('Product attributes may contain each attribute only once', () => {
    const care = { attributeId: 'atr_care', value: 'Laver' };
    expect(attributeErrors([care, care], KNOWN)).toEqual({
      'attributes.1.attributeId': ['duplicate'],
    });
  });

  it('A required attribute may be an axis of the variants instead', () => {
    expect(missingAttributes(KNOWN.values(), new Set())).toEqual({
      'attributes.atr_color': ['required'],
    });
    expect(missingAttributes(KNOWN.values(), new Set(['atr_color']))).toEqual({});
  });
});

function attribute(id: string, type: AttributeType, valueIds: string[] = [], isRequired = false) {
  return [id, { id, type, isRequired, valueIds: new Set(valueIds) }] as const;
}

const KNOWN = new Map([
  attribute('atr_color', 'single_select', ['atv_red', 'atv_blue'], true),
  attribute('atr_season', 'multi_select', ['atv_summer', 'atv_winter']),
  attribute('atr_care', 'text'),
  attribute('atr_volume', 'unit'),
  attribute('atr_handmade', 'toggle'),
]);
