import { describe, expect, test } from 'vitest';
import type { ProductState } from './product-lifecycle';
import { productSteps, stepToMeet } from './product-steps';

describe('Steps of a product', () => {
  test('A draft product can be submitted or archived', () => {
    expect(productSteps(draft, ['submit', 'archive'])).toEqual([
      { action: 'archive', refusal: null },
      { action: 'submit', refusal: null },
    ]);
  });

  test('A product under review cannot be submitted again', () => {
    const examined = { ...draft, approvalState: 'under_review' } as const;
    expect(productSteps(examined, ['archive']).at(-1)).toEqual({
      action: 'submit',
      refusal: 'under_review',
    });
  });

  test('An approved product can be published, and a published one unpublished', () => {
    expect(productSteps(inactive, ['publish', 'archive']).at(-1)?.action).toBe('publish');
    const published = { ...inactive, status: 'published' } as const;
    expect(productSteps(published, ['unpublish', 'archive']).at(-1)?.action).toBe('unpublish');
  });

  test('A step without permission is refused with that reason', () => {
    expect(productSteps(inactive, [])).toEqual([
      { action: 'archive', refusal: 'permission' },
      { action: 'publish', refusal: 'permission' },
    ]);
  });

  test('An archived product can only be unarchived', () => {
    expect(productSteps({ ...inactive, isArchived: true }, ['unarchive'])).toEqual([
      { action: 'unarchive', refusal: null },
    ]);
  });
});

describe('Step that fulfils a visibility condition', () => {
  test('Each visibility condition has the step that fulfils it', () => {
    expect(stepToMeet('approved', draft)).toBe('submit');
    expect(stepToMeet('published', inactive)).toBe('publish');
    expect(stepToMeet('not_archived', { ...inactive, isArchived: true })).toBe('unarchive');
  });

  test('A draft has no step to be published before its approval', () => {
    expect(stepToMeet('published', draft)).toBeNull();
  });

  test('An archived product must be unarchived before any other step', () => {
    const archived = { ...inactive, isArchived: true };
    expect([stepToMeet('approved', archived), stepToMeet('published', archived)]).toEqual([
      null,
      null,
    ]);
  });

  test('Price, stock and opening hours have no lifecycle step', () => {
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
