import { describe, expect, test } from 'vitest';
import {
  calendarDaysBetween,
  formatDate,
  formatDateTime,
  formatDeadline,
  formatLongDate,
  formatMoment,
  formatRelative,
  formatTime,
} from './dates';

const now = new Date('2026-11-19T10:24:00Z');

describe('Dates in Casablanca', () => {
  test('Casablanca was at UTC+1 except during Ramadan until September 2026, and is at UTC since', () => {
    expect(formatTime('2025-11-19T12:00:00Z', 'fr')).toBe('13:00');
    expect(formatTime('2026-03-01T12:00:00Z', 'fr')).toBe('12:00');
    expect(formatTime('2026-11-19T12:00:00Z', 'fr')).toBe('12:00');
  });

  test('`calendarDaysBetween` counts days in Casablanca', () => {
    expect(calendarDaysBetween(now, '2026-11-18T23:30:00Z')).toBe(-1);
    expect(calendarDaysBetween(now, '2026-11-19T00:30:00Z')).toBe(0);
    expect(calendarDaysBetween(now, '2026-11-20T23:30:00Z')).toBe(1);
  });
});

test('Dates and times are written in each language, with Latin digits and 24 hours', () => {
  expect(formatDate(now, 'fr')).toBe('19 nov. 2026');
  expect(formatDate(now, 'ar')).toBe('19 نونبر 2026');
  expect(formatLongDate(now, 'fr')).toBe('jeudi 19 novembre 2026');
  expect(formatDateTime('2026-11-19T18:05:00Z', 'en')).toBe('Nov 19, 2026, 18:05');
  expect(formatDateTime('2026-11-19T18:05:00Z', 'ar')).toBe('19 نونبر 2026، 18:05');
});

test('`formatMoment` writes only the time today, and no year in the current year', () => {
  expect(formatMoment('2026-11-19T09:52:00Z', now, 'fr')).toBe('09:52');
  expect(formatMoment('2026-11-18T16:20:00Z', now, 'fr')).toBe('hier, 16:20');
  expect(formatMoment('2026-11-15T16:20:00Z', now, 'fr')).toBe('15 nov.');
  expect(formatMoment('2025-11-15T15:20:00Z', now, 'fr')).toBe('15 nov. 2025');
});

test('`formatDeadline` writes a deadline in the form that follows the word "before"', () => {
  expect(formatDeadline('2026-11-19T11:05:00Z', now, 'fr')).toBe('11:05');
  expect(formatDeadline('2026-11-20T09:52:00Z', now, 'fr')).toBe('demain 09:52');
  expect(formatDeadline('2026-11-20T09:52:00Z', now, 'ar')).toBe('غدٍ 09:52');
  expect(formatDeadline('2026-11-22T09:52:00Z', now, 'fr')).toBe('22 nov. 09:52');
});

test('`formatRelative` writes a distance in the largest unit that it fills', () => {
  expect(formatRelative('2026-11-19T07:20:00Z', now, 'fr')).toBe('il y a 3\u00a0heures');
  expect(formatRelative('2026-11-19T10:26:30Z', now, 'ar')).toBe('خلال دقيقتين');
  expect(formatRelative('2026-11-18T07:20:00Z', now, 'en')).toBe('yesterday');
  expect(formatRelative('2026-11-19T10:24:40Z', now, 'fr')).toBe('à l’instant');
  expect(formatRelative('2026-11-19T10:23:30Z', now, 'ar')).toBe('الآن');
  expect(formatRelative('2026-11-19T08:24:00Z', now, 'ar')).toBe('قبل ساعتين');
  expect(formatRelative('2024-11-18T06:20:00Z', now, 'fr')).toBe('il y a 2\u00a0ans');
});
