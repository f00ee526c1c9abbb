import { describe, expect, it } from 'vitest';
import { attributeRows, attributeValueRows, categoryRows, cityRows } from './reference-rows';

describe('the cities of Morocco', () => {
  it('are 393 in twelve regions, each with an id of its own', () => {
    const cities = cityRows();
    expect(cities).toHaveLength(393);
    expect(new Set(cities.map((city) => city.id)).size).toBe(393);
    expect(new Set(cities.map((city) => city.region)).size).toBe(12);
    for (const city of cities) expect(city.id).toMatch(/^cty_[a-z0-9]+$/);
  });

  it('are written in Arabic letters, and in English without accents unless usage has them', () => {
    const cities = cityRows();
    for (const { nameAr, regionAr } of cities) {
      expect(`${nameAr}${regionAr}`).toMatch(/^[\p{Script=Arabic}\s()]+$/u);
    }
    const english = new Map(cities.map((city) => [city.name, city.nameEn]));
    expect(
      ['Fès', 'Tanger', 'Marrakech', 'Aïn Leuh', 'Salé'].map((name) => english.get(name)),
    ).toEqual(['Fez', 'Tangier', 'Marrakesh', 'Ain Leuh', 'Salé']);
  });
});

describe('the categories', () => {
  it('stand in a tree, parents before children', () => {
    const seen = new Set<string>();
    for (const { id, parentId, path, level } of categoryRows()) {
      expect(parentId === null || seen.has(parentId ?? '')).toBe(true);
      expect(path.split('/')).toHaveLength(level + 1);
      seen.add(id);
    }
    expect(seen.size).toBeGreaterThanOrEqual(25);
  });

  it('hand their commission down', () => {
    const rates = new Map(categoryRows().map((row) => [row.slug, row.commissionRate]));
    expect([rates.get('table'), rates.get('vaisselle'), rates.get('mobilier')]).toEqual([
      0.12, 0.12, 0.1,
    ]);
  });
});

describe('the attributes', () => {
  it('have values with codes of their own', () => {
    const values = attributeValueRows();
    expect(new Set(values.map((value) => value.id)).size).toBe(values.length);
    const known = new Set(attributeRows().map((row) => row.id));
    expect(values.every((value) => known.has(value.attributeId))).toBe(true);
  });
});
