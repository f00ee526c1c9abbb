import { describe, expect, it } from 'vitest';
import { nameParts, unbrokenFigures } from './name-parts';

describe('Parts of a name', () => {
  it.each([
    ['Savon noir', []],
    ['Savon noir 250 ml, bio', ['250 ml']],
    ['Nappe 120 × 180 cm', ['120 × 180 cm']],
    ['Huile 1,5L pour 2 personnes', ['1,5L', '2']],
    ['صابون أركان 250 مل', ['250 مل']],
    ['مفرش 120 × 180 سم أبيض', ['120 × 180 سم']],
    ['حذاء Nike Air أسود', ['Nike', 'Air']],
  ])('The figures of %j, and the Latin words of an Arabic name, are whole', (name, whole) => {
    const parts = nameParts(name);
    expect(parts.filter(({ isWhole }) => isWhole).map(({ text }) => text)).toEqual(whole);
    expect(parts.map(({ text }) => text).join('')).toBe(name);
  });
});

describe('Figures of a name on paper', () => {
  it.each([
    ['Savon noir', 'Savon noir'],
    ['Safran · 18 cm', 'Safran · 18\u00a0cm'],
    ['Nappe 120 × 180 cm, lin', 'Nappe 120\u00a0×\u00a0180\u00a0cm, lin'],
    ['صابون أركان 250 مل', 'صابون أركان 250\u00a0مل'],
  ])('No line of %j ends inside a figure', (name, unbroken) => {
    expect(unbrokenFigures(name)).toBe(unbroken);
  });
});
