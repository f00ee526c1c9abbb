import { expect, test } from 'vitest';
import {
  isFiltered,
  readVacancyList,
  tabCount,
  toVacancyExport,
  toVacancyQuery,
} from './vacancy-list-query';

const COUNTS = { draft: 1, open: 2, closed: 3, filled: 4 };

test('An empty address shows the first 25 vacancies, the last changed first', () => {
  const state = readVacancyList(new URLSearchParams());
  expect(toVacancyQuery(state)).toEqual({ sort: '-updatedAt', page: 1, pageSize: 25 });
  expect(isFiltered(state)).toBe(false);
});

test('The address holds tab, search, city, sort and page; a file has no pages', () => {
  const state = readVacancyList(
    new URLSearchParams('tab=open&q=vendeuse&city=cty_fes&sort=closesOn&page=2&pageSize=50'),
  );
  const filters = { q: 'vendeuse', cityId: 'cty_fes', status: ['open'], sort: 'closesOn' };
  expect(toVacancyExport(state)).toEqual(filters);
  expect(toVacancyQuery(state)).toEqual({ ...filters, page: 2, pageSize: 50 });
  expect(isFiltered(state)).toBe(true);
});

test('Unknown values of the address fall back to the defaults', () => {
  const state = readVacancyList(
    new URLSearchParams('tab=lost&city=fes&sort=salary&page=0&pageSize=1000'),
  );
  expect(toVacancyQuery(state)).toEqual({ sort: '-updatedAt', page: 1, pageSize: 100 });
});

test('A tab counts the vacancies in its status, the first one all of them', () => {
  expect([
    tabCount('all', COUNTS),
    tabCount('closed', COUNTS),
    tabCount('open', undefined),
  ]).toEqual([10, 3, undefined]);
});
