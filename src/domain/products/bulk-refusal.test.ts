import { describe, expect, it, test } from 'vitest';
import { BULK_REASONS, isRetryableReason, refusalReasonOf } from './bulk-refusal';

function notAllowed(current: object) {
  return { code: 'action_not_allowed', current };
}

describe('Reason why a line of a bulk update was refused', () => {
  test.each([
    ['publish', notAllowed({ status: 'published' }), 'already_published'],
    ['publish', notAllowed({ status: 'draft' }), 'not_approved'],
    ['publish', notAllowed({ status: 'inactive', isArchived: true }), 'archived'],
    ['unpublish', notAllowed({ status: 'inactive' }), 'not_published'],
    ['unarchive', notAllowed({ status: 'inactive', isArchived: false }), 'not_archived'],
    ['price', notAllowed({ status: 'inactive', isArchived: true }), 'archived'],
    ['archive', notAllowed({}), 'refused'],
    ['price', { code: 'stale_revision' }, 'stale_revision'],
    ['price', { code: 'forbidden' }, 'forbidden'],
    [
      'price',
      { code: 'validation_failed', errors: { price: ['belongs_to_variants'] } },
      'belongs_to_variants',
    ],
    ['brand', { code: 'validation_failed', errors: { brandId: ['odd'] } }, 'refused'],
    ['brand', { code: 'odd', errors: {} }, 'refused'],
  ] as const)('A refused line to %s with %o has the reason %s', (kind, problem, reason) => {
    expect(refusalReasonOf(kind, problem)).toBe(reason);
  });

  it('A refused line can be retried after a stale revision or when it was not sent', () => {
    expect(BULK_REASONS.filter(isRetryableReason)).toEqual(['stale_revision', 'not_sent']);
  });
});
