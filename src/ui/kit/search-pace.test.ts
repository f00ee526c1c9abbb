import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSearchPace } from './search-pace';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function pacedSearch() {
  const asked: string[] = [];
  return { asked, pace: createSearchPace('', (text) => asked.push(text)) };
}

test('The first key is asked for at once', () => {
  const { asked, pace } = pacedSearch();
  pace.type('b');
  expect(asked).toEqual(['b']);
});

test('Of the keys typed while an answer is under way, only the newest text is asked for, with the answer', () => {
  const { asked, pace } = pacedSearch();
  for (const text of ['b', 'bo', 'bol']) pace.type(text);
  expect(asked).toEqual(['b']);
  pace.answered('b');
  expect(asked).toEqual(['b', 'bol']);
  pace.answered('bol');
  vi.advanceTimersByTime(1_000);
  expect(asked).toEqual(['b', 'bol']);
});

test('The newest text waits for an answer at most 120 ms after the last key', () => {
  const { asked, pace } = pacedSearch();
  pace.type('b');
  pace.type('bo');
  vi.advanceTimersByTime(100);
  pace.type('bol');
  vi.advanceTimersByTime(119);
  expect(asked).toEqual(['b']);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(['b', 'bol']);
});

test('The answer to an earlier text starts no search', () => {
  const { asked, pace } = pacedSearch();
  pace.type('b');
  pace.ask('bol');
  pace.type('bol ');
  pace.answered('b');
  expect(asked).toEqual(['b', 'bol']);
});

test('A text that is typed again after its answer is not asked for again', () => {
  const { asked, pace } = pacedSearch();
  pace.type('b');
  pace.answered('b');
  pace.type('b');
  expect(asked).toEqual(['b']);
});

test('A text that was deleted again while its predecessor was under way is not asked for', () => {
  const { asked, pace } = pacedSearch();
  pace.type('b');
  pace.type('bo');
  pace.type('b');
  pace.answered('b');
  vi.advanceTimersByTime(1_000);
  expect(asked).toEqual(['b']);
});

test('The page may show texts that were asked for late, one after the other', () => {
  const { pace } = pacedSearch();
  pace.type('b');
  pace.ask('bo');
  pace.ask('bol');
  const isOwn = ['b', 'bol', 'b'].map((text) => {
    const answer = pace.isOwn(text);
    pace.show(text);
    return answer;
  });
  expect(isOwn).toEqual([true, true, false]);
});

test('A search from elsewhere replaces a waiting text', () => {
  const { asked, pace } = pacedSearch();
  pace.type('b');
  pace.type('bol');
  expect(pace.isOwn('tajine')).toBe(false);
  pace.show('tajine');
  vi.advanceTimersByTime(1_000);
  expect(asked).toEqual(['b']);
  pace.type('tapis');
  expect(asked).toEqual(['b', 'tapis']);
});
