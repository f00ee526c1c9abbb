import type { ApiClient } from '../support/api-client';

/** Variant axes of the marketplace, with some of their values. */
export const SIZE = { attributeId: 'atr_size', valueIds: ['atv_sizes', 'atv_sizem'] };
export const COLOR = {
  attributeId: 'atr_color',
  valueIds: ['atv_colorrouge', 'atv_colorvert'],
};

/** The option values of one variant: a size and optionally a colour. */
export function variantValues(size: 's' | 'm' | 'l', color?: 'rouge' | 'vert') {
  return [
    { attributeId: SIZE.attributeId, valueId: `atv_size${size}` },
    ...(color ? [{ attributeId: COLOR.attributeId, valueId: `atv_color${color}` }] : []),
  ];
}

export const VARIANTS = '/api/store/variant';

let made = 0;

/** A variable product without variants, created through the API. */
export async function createVariableProduct(client: ApiClient, more: object = {}) {
  made += 1;
  const { body } = await client.post('/api/store/product/create', {
    code: `VAR-${made}`,
    name: 'Babouches brodées',
    productType: 'variable',
    ...more,
  });
  return body;
}

export function generateVariants(
  client: ApiClient,
  productId: string,
  axes: object[],
  more: object = {},
) {
  return client.post(`${VARIANTS}/generate`, { productId, axes, ...more });
}
