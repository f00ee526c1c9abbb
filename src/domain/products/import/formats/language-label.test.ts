import { describe, expect, it } from 'vitest';
import { recogniseFormat } from '../recognise-format';
import { guessTarget } from './guess-target';
import { labelledHeader } from './language-label';

describe('Column that names its language', () => {
  it.each([
    ['name_fr', 'nameFr'],
    ['name:fr', 'nameFr'],
    ['Name (fr)', 'nameFr'],
    ['Nom FR', 'nameFr'],
    ['name-fr_FR', 'nameFr'],
    ['name fr-MA', 'nameFr'],
    ['fr_name', 'nameFr'],
    ['Nom (français)', 'nameFr'],
    ['nom_arabe', 'nameAr'],
    ['Name [ar]', 'nameAr'],
    ['Name * (ar)', 'nameAr'],
    ['Arabic name', 'nameAr'],
    ['Désignation AR', 'nameAr'],
    ['الاسم بالفرنسية', 'nameFr'],
    ['الاسم (بالعربية)', 'nameAr'],
    ['English name', 'nameEn'],
    ['title.en', 'nameEn'],
    ['Description_courte_ar', 'descriptionAr'],
    ['description:en', 'descriptionEn'],
    ['الوصف', 'descriptionAr'],
    ['category_fr', 'categoryPath'],
    ['name_de', null],
    ['price_en', null],
    ['en stock', null],
  ])('The column %s of an unknown format is read as %s', (header, target) => {
    expect(guessTarget(header)).toBe(target);
  });

  it('A word that only ends like a language is none', () => {
    expect(['jardin', 'bazar', 'coffre', 'screen'].map(labelledHeader)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it.each([
    ['Handle,Title,Title (ar),Variant Price', 'shopify', [null, 'name', 'nameAr']],
    ['Handle,Title,Body (HTML) (fr),Variant SKU', 'shopify', [null, 'name', 'contentFr']],
  ])('The columns %s keep their format', (header, format, [, ...targets]) => {
    const found = recogniseFormat(header.split(','));
    expect(found.format).toBe(format);
    expect(found.mapping.slice(1, 3).map(({ target }) => target)).toEqual(targets);
  });
});
