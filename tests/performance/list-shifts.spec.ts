import { expect, test } from '@playwright/test';
import { layoutShiftOf } from './judge/visits';
import { reportFigure } from './support/figures';

const MAX_SHIFT = 0.01;
const LISTS = [
  'order',
  'kanban',
  'product',
  'returns',
  'cancellations',
  'payments',
  'banking',
  'invoice',
  'user/list',
  'post',
  'client',
];

for (const profile of ['desktop', 'slow phone'] as const) {
  test(`No list moves while it loads (${profile})`, async ({ browser, baseURL }) => {
    const moved: string[] = [];
    for (const list of LISTS) {
      const site = { address: baseURL ?? '', browser, profile, saves: true };
      const shift = await layoutShiftOf(site, `/dashboard/${list}`);
      reportFigure(list, shift, '', MAX_SHIFT);
      if (!(shift <= MAX_SHIFT)) moved.push(`${list}: ${shift.toFixed(3)}`);
    }
    expect(moved).toEqual([]);
  });
}
