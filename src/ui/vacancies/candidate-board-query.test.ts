import { expect, test } from 'vitest';
import {
  candidateFilters,
  candidatePage,
  hasCandidatePage,
  readVacancyPage,
} from './candidate-board-query';

test('An empty address shows the board with all candidates, the oldest application first', () => {
  const state = readVacancyPage(new URLSearchParams());
  expect(state).toEqual({ view: 'candidates', q: '', isMine: false, candidate: undefined });
  expect(candidatePage(candidateFilters('vac_1', state), 1)).toEqual({
    vacancyId: 'vac_1',
    sort: 'createdAt',
    page: 1,
    pageSize: 100,
  });
});

test('The address holds the view, the search, the own candidates and the open one', () => {
  const state = readVacancyPage(
    new URLSearchParams('view=vacancy&q=salma&interviewer=me&candidate=cdy_7'),
  );
  expect(state).toEqual({ view: 'vacancy', q: 'salma', isMine: true, candidate: 'cdy_7' });
  expect(candidateFilters('vac_1', state)).toEqual({
    vacancyId: 'vac_1',
    q: 'salma',
    interviewerId: 'me',
  });
});

test('Unknown values of the address fall back to the defaults', () => {
  const state = readVacancyPage(
    new URLSearchParams('view=table&interviewer=usr_1&candidate=ord_1'),
  );
  expect(state).toEqual({ view: 'candidates', q: '', isMine: false, candidate: undefined });
});

test('A board has as many pages as its candidacies fill', () => {
  expect([hasCandidatePage(100, 2), hasCandidatePage(101, 2)]).toEqual([false, true]);
});
