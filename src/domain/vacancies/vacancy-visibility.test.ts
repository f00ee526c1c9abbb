import { expect, test } from 'vitest';
import { vacancyVisibility } from './vacancy-visibility';

const TODAY = '2026-11-28';

test.each([
  ['draft', null, true, 'draft'],
  ['draft', null, false, 'draft'],
  ['open', '2026-11-28', true, 'open'],
  ['open', '2026-11-28', false, 'store'],
  ['open', '2026-11-27', true, 'past'],
  ['closed', '2026-12-31', true, 'closed'],
  ['filled', '2026-12-31', true, 'filled'],
  ['filled', '2026-12-31', false, 'store'],
] as const)(
  'A vacancy that is %s until %s, in an active store: %s, is visible or not: %s',
  (status, closesOn, isStoreActive, visibility) => {
    expect(vacancyVisibility({ status, closesOn }, isStoreActive, TODAY)).toBe(visibility);
  },
);
