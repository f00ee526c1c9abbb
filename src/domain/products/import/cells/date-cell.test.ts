import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../time/casablanca-day';
import { isNoDate, isOpenDate, orderDecidedBy, readDate } from './date-cell';

describe('Date cell', () => {
  it.each([
    '31/03/2024',
    '31-03-2024',
    '31.03.2024',
    '31/3/24',
    '2024-03-31',
    '2024/03/31',
    '20240331',
    '03/31/2024',
    '45382',
    '31 mars 2024',
    '31-mars-24',
    'dimanche 31 mars 2024',
    'March 31, 2024',
    'Mar 31, 2024',
    '31 Mar 2024',
    '31st March 2024',
    '31 مارس 2024',
    '٣١/٠٣/٢٠٢٤',
    'الأحد 31 آذار 2024',
    "'31/03/2024",
    '\u200f31/03/2024\u200f',
  ])('%s is 31 March 2024', (cell) => {
    for (const order of ['dayFirst', 'monthFirst'] as const) {
      expect(readDate(cell, order)).toEqual({ day: '2024-03-31', instant: null });
    }
  });

  it.each([
    ['janvier', 'january', 'janv.', 'يناير', 'كانون الثاني', 1],
    ['février', 'february', 'févr.', 'فبراير', 'شباط', 2],
    ['mars', 'march', 'mar', 'مارس', 'آذار', 3],
    ['avril', 'april', 'avr.', 'أبريل', 'نيسان', 4],
    ['mai', 'may', 'Mai', 'ماي', 'مايو', 5],
    ['juin', 'june', 'jun', 'يونيو', 'حزيران', 6],
    ['juillet', 'july', 'juil.', 'يوليوز', 'يوليو', 7],
    ['août', 'august', 'aout', 'غشت', 'أغسطس', 8],
    ['septembre', 'september', 'sept.', 'شتنبر', 'سبتمبر', 9],
    ['octobre', 'october', 'oct.', 'أكتوبر', 'تشرين الأول', 10],
    ['novembre', 'november', 'nov.', 'نونبر', 'نوفمبر', 11],
    ['décembre', 'december', 'déc.', 'دجنبر', 'كانون الأول', 12],
  ] as const)(
    '%s is a month in each language',
    (french, english, short, moroccan, arabic, month) => {
      const day = `2026-${String(month).padStart(2, '0')}-05`;
      for (const name of [french, english, short, moroccan, arabic]) {
        expect(readDate(`5 ${name} 2026`, 'dayFirst')).toEqual({ day, instant: null });
      }
    },
  );

  it.each([
    ['31/03/2024 23:59', '2024-03-31T23:59:00.000Z'],
    ['2024-03-31 23:59:59', '2024-03-31T23:59:59.000Z'],
    ['31 mars 2024 à 23h59', '2024-03-31T23:59:00.000Z'],
    ['3/31/2024 11:59 PM', '2024-03-31T23:59:00.000Z'],
    ['2024-03-31T23:59:59+01:00', '2024-03-31T22:59:59.000Z'],
    ['2024-03-31T23:59-0800', '2024-04-01T07:59:00.000Z'],
    ['45382.5', '2024-03-31T12:00:00.000Z'],
    ['45382,75', '2024-03-31T18:00:00.000Z'],
  ])('%s is the instant %s', (cell, instant) => {
    // Clocks in Casablanca showed UTC during Ramadan, until 14 April 2024.
    expect(readDate(cell, 'dayFirst')?.instant?.toISOString()).toBe(instant);
  });

  it('A time without an offset is that of clocks in Casablanca', () => {
    expect(readDate('31/05/2024 23:59', 'dayFirst')?.instant?.toISOString()).toBe(
      '2024-05-31T22:59:00.000Z',
    );
  });

  it('A date that both orders make a day follows the order', () => {
    expect(readDate('05/12/2026', 'dayFirst')?.day).toBe('2026-12-05');
    expect(readDate('05/12/2026', 'monthFirst')?.day).toBe('2026-05-12');
    expect([isOpenDate('05/12/2026'), isOpenDate('31/12/2026')]).toEqual([true, false]);
    expect([isOpenDate('05/05/2026'), isOpenDate('2026-12-05')]).toEqual([false, false]);
  });

  it('A date with a number above 12 decides the order', () => {
    expect(orderDecidedBy('31/03/2024 23:59')).toBe('dayFirst');
    expect(orderDecidedBy('03/31/2024')).toBe('monthFirst');
    for (const cell of ['05/12/2026', '2026-12-31', '31 mars 2024', '45382', '45/12/2026', '']) {
      expect(orderDecidedBy(cell)).toBeNull();
    }
  });

  it.each([
    '30/02/2026',
    '45/12/2026',
    'bientôt',
    'mars 2024',
    '31 jui 2024',
    '12',
    '123456',
    '31/03/2024 25:00',
    '31/03/2024 10:75',
    'x'.repeat(500),
  ])('%s is no date', (cell) => {
    expect(readDate(cell, 'dayFirst')).toBeNull();
  });

  it('Empty cells and zeros contain no date', () => {
    for (const cell of ['', ' ', '0', '-', '0000-00-00', '0000-00-00 00:00:00']) {
      expect(isNoDate(cell)).toBe(true);
    }
    expect(isNoDate('31/03/2024')).toBe(false);
  });

  it('A day is the same in every spelling', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 36_000 }), (count) => {
        const day = addDays('2000-01-01', count);
        const [year, month, date] = day.split('-');
        const spreadsheet = String(36_526 + count);
        for (const cell of [
          day,
          `${date}/${month}/${year}`,
          `${year}${month}${date}`,
          spreadsheet,
        ]) {
          expect(readDate(cell, 'dayFirst')).toEqual({ day, instant: null });
        }
        expect(readDate(`${month}-${date}-${year}`, 'monthFirst')?.day).toBe(day);
      }),
    );
  });
});
