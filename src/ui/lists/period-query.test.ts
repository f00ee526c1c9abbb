import { expect, it } from 'vitest';
import { ANY_PERIOD, periodParams, readListPeriod } from './period-query';

it('A preset in the URL has other days tomorrow', () => {
  expect(readOn('2026-11-19', 'period=days30')).toEqual({
    from: '2026-10-21',
    to: '2026-11-19',
    preset: 'days30',
  });
  expect(readOn('2026-11-20', 'period=days30')).toMatchObject({
    from: '2026-10-22',
    to: '2026-11-20',
  });
});

it('Chosen days stay the same tomorrow', () => {
  const days = { from: '2026-10-21', to: '2026-11-19' };
  expect(readOn('2026-11-20', 'from=2026-10-21&to=2026-11-19')).toEqual(days);
  expect(readOn('2026-11-20', 'from=2026-10-21&to=2026-11-19&period=week')).toEqual(days);
});

it('An unknown preset and wrong days filter nothing', () => {
  expect(readOn('2026-11-20', 'period=always')).toEqual(ANY_PERIOD);
  expect(readOn('2026-11-20', 'from=2026-02-30')).toEqual(ANY_PERIOD);
});

it('The URL of a preset names no days, and each period removes the parameters of the other kind', () => {
  for (const query of ['period=lastMonth', 'from=2026-11-01&to=2026-11-02', 'to=2026-11-02', '']) {
    const params = periodParams(readOn('2026-11-20', query));
    expect(Object.keys(params).sort()).toEqual(['from', 'period', 'to']);
    const given = Object.entries(params).filter(([, value]) => value !== undefined);
    expect(Object.fromEntries(given)).toEqual(Object.fromEntries(new URLSearchParams(query)));
  }
});

function readOn(today: string, query: string) {
  return readListPeriod(new URLSearchParams(query), today);
}
