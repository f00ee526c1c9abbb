import { expect, test } from 'vitest';
import { erasedBefore } from './candidacy-retention';

test.each([
  ['2026-11-28T10:00:00.000Z', '2026-05-28T09:00:00.000Z', '2025-11-28T09:00:00.000Z'],
  ['2027-08-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z', '2026-08-31T09:00:00.000Z'],
])(
  'At %s, candidacies that ended before %s or were sent before %s are erased',
  (now, ended, sent) => {
    const before = erasedBefore(new Date(now));
    expect([before.ended.toISOString(), before.sent.toISOString()]).toEqual([ended, sent]);
  },
);
