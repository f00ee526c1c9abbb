import { expect, test } from 'vitest';
import { formatDuration } from './durations';

function minutes(count: number) {
  return count * 60_000;
}

test.each([
  [41, '41\u00a0min', '41\u00a0دقيقة', '41\u00a0min'],
  [176, '2\u00a0h\u00a056', 'ساعتان و56\u00a0د', '2\u00a0h\u00a056'],
  [366, '6\u00a0h\u00a006', '6\u00a0س و6\u00a0د', '6\u00a0h\u00a006'],
  [1408, '23\u00a0h\u00a028', '23\u00a0س و28\u00a0د', '23\u00a0h\u00a028'],
  [1320, '22\u00a0h', '22\u00a0ساعة', '22\u00a0h'],
  [2880, '2\u00a0jours', 'يومان', '2\u00a0days'],
])('A duration of %i minutes is written in each language', (count, french, arabic, english) => {
  expect(formatDuration(minutes(count), 'fr')).toBe(french);
  expect(formatDuration(minutes(count), 'ar')).toBe(arabic);
  expect(formatDuration(minutes(count), 'en')).toBe(english);
});

test('A duration above zero is at least 1 minute, and a negative duration is 0 minutes', () => {
  expect(formatDuration(1, 'en')).toBe('1\u00a0min');
  expect(formatDuration(-minutes(5), 'en')).toBe('0\u00a0min');
});
