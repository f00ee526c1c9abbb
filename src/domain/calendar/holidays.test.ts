import { expect, test } from 'vitest';
import { holidaysBetween } from './holidays';

test('The year 2026 has its eleven fixed holidays and seven days of expected feasts', () => {
  expect(holidaysBetween('2026-01-01', '2026-12-31')).toEqual([
    { id: 'newYear', day: '2026-01-01', isExpected: false },
    { id: 'independenceManifesto', day: '2026-01-11', isExpected: false },
    { id: 'amazighNewYear', day: '2026-01-14', isExpected: false },
    { id: 'eidAlFitr', day: '2026-03-20', isExpected: true },
    { id: 'eidAlFitr', day: '2026-03-21', isExpected: true },
    { id: 'labourDay', day: '2026-05-01', isExpected: false },
    { id: 'eidAlAdha', day: '2026-05-27', isExpected: true },
    { id: 'eidAlAdha', day: '2026-05-28', isExpected: true },
    { id: 'hijriNewYear', day: '2026-06-16', isExpected: true },
    { id: 'throneDay', day: '2026-07-30', isExpected: false },
    { id: 'ouedEdDahab', day: '2026-08-14', isExpected: false },
    { id: 'revolutionDay', day: '2026-08-20', isExpected: false },
    { id: 'youthDay', day: '2026-08-21', isExpected: false },
    { id: 'mawlid', day: '2026-08-25', isExpected: true },
    { id: 'mawlid', day: '2026-08-26', isExpected: true },
    { id: 'unityDay', day: '2026-10-31', isExpected: false },
    { id: 'greenMarch', day: '2026-11-06', isExpected: false },
    { id: 'independenceDay', day: '2026-11-18', isExpected: false },
  ]);
});

test('A holiday is not shown before the year in which it was decided', () => {
  expect(holidaysBetween('2025-10-31', '2025-10-31')).toEqual([]);
  expect(holidaysBetween('2023-01-14', '2023-01-14')).toEqual([]);
});

test('A range that ends before it begins has no holidays', () => {
  expect(holidaysBetween('2026-01-02', '2026-01-01')).toEqual([]);
});
