import { describe, expect, test } from 'vitest';
import type { ProductState } from './product-lifecycle';
import { productSteps, stepToMeet } from './product-steps';

describe('the steps of a product', () => {
  test('a draft is submitted or archived', () => {
    expect(productSteps(draft, ['submit', 'archive'])).toEqual([
      { action: 'archive', refusal: null },
      { action: 'submit', refusal: null },
    ]);
  });

  test('what the marketplace examines cannot be submitted again', () => {
    const examined = { ...draft, approvalState: 'under_review' } as const;
    expect(productSteps(examined, ['archive']).at(-1)).toEqual({
      action: 'submit',
      refusal: 'under_review',
    });
  });

  test('an approved product goes on sale, one on sale comes off it', () => {
    expect(productSteps(inactive, ['publish', 'archive']).at(-1)?.action).toBe('publish');
    const published = { ...inactive, status: 'published' } as const;
    expect(productSteps(published, ['unpublish', 'archive']).at(-1)?.action).toBe('unpublish');
  });

  test('a role that may not do it is told so', () => {
    expect(productSteps(inactive, [])).toEqual([
      { action: 'archive', refusal: 'permission' },
      { action: 'publish', refusal: 'permission' },
    ]);
  });

  test('an archived product only comes back', () => {
    expect(productSteps({ ...inactive, isArchived: true }, ['unarchive'])).toEqual([
      { action: 'unarchive', refusal: null },
    ]);
  });
});

describe('what mends a condition of visibility', () => {
  test('each by the step that leads there', () => {
    expect(stepToMeet('approved', draft)).toBe('submit');
    expect(stepToMeet('published', inactive)).toBe('publish');
    expect(stepToMeet('not_archived', { ...inactive, isArchived: true })).toBe('unarchive');
  });

  test('a draft is approved before it is published', () => {
    expect(stepToMeet('published', draft)).toBeNull();
  });

  test('an archived product comes back before anything else', () => {
    const archived = { ...inactive, isArchived: true };
    expect([stepToMeet('approved', archived), stepToMeet('published', archived)]).toEqual([
      null,
      null,
    ]);
  });

  test('price, stock and opening hours are no steps of the lifecycle', () => {
    expect([stepToMeet('priced', inactive), stepToMeet('in_stock', inactive)]).toEqual([
      null,
      null,
    ]);
    expect(stepToMeet('store_open', inactive)).toBeNull();
  });
});

const draft: ProductState = { status: 'draft', approvalState: 'new', isArchived: false };
const inactive: ProductState = {
  status: 'inactive',
  approvalState: 'approved',
  isArchived: false,
};
