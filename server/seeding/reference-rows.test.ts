import { describe, expect, it } from 'vitest';
import { attributeRows, attributeValueRows, categoryRows, cityRows } from './reference-rows';

describe('Cities of Morocco', () => {
  it('The city list has 393 cities with distinct ids in twelve regions', () => {
    const cities = cityRows();
    expect(cities).toHaveLength(393);
    expect(new Set(cities.map((city) => city.id)).size).toBe(393);
    expect(new Set(cities.map((city) => city.region)).size).toBe(12);
    for (const city of cities) expect(city.id).toMatch(/^cty_[a-z0-9]+$/);
  });

  it('City names are in Arabic letters, and in English without accents unless usage has them', () => {
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

describe('Categories', () => {
  it('Every parent category comes before its children in the list', () => {
    const seen = new Set<string>();
    for (const { id, parentId, path, level } of categoryRows()) {
      expect(parentId === null || seen.has(parentId ?? '')).toBe(true);
      expect(path.split('/')).toHaveLength(level + 1);
      seen.add(id);
    }
    expect(seen.size).toBeGreaterThanOrEqual(25);
  });

  it('A category inherits its parent’s commission unless it has its own', () => {
    const rates = new Map(categoryRows().map((row) => [row.slug, row.commissionRate]));
    expect([rates.get('table'), rates.get('vaisselle'), rates.get('mobilier')]).toEqual([
      0.12, 0.12, 0.1,
    ]);
  });
});

describe('Attributes', () => {
  it('Every attribute value has an id of its own and belongs to an existing attribute', () => {
    const values = attributeValueRows();
    expect(new Set(values.map((value) => value.id)).size).toBe(values.length);
    const known = new Set(attributeRows().map((row) => row.id));
    expect(values.every((value) => known.has(value.attributeId))).toBe(true);
  });
});
