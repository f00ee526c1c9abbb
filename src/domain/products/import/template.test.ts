import { describe, expect, it } from 'vitest';
import { normaliseHeader } from './formats/format-signature';
import { IMPORT_LANGUAGES } from './import-format';
import { recogniseFormat } from './recognise-format';
import { importTemplate, TEMPLATE_COLUMNS } from './template';
import { draftsOf, interpretTable, remarksOf, type Table } from './testing/interpret-table';

const EXAMPLE = {
  categoryPath: ['Maison', 'Cuisine'],
  axis: { name: 'Taille', values: ['S', 'M', 'L'] },
};

/** The cells of a template, none of which contains its delimiter. */
function tableOf(language: 'fr' | 'en' | 'ar', example = EXAMPLE): Table {
  const lines = importTemplate(language, example).slice(1).trimEnd().split('\r\n');
  const delimiter = language === 'en' ? /,(?! )/ : ';';
  const [header = [], ...rows] = lines.map((line) =>
    line.split(delimiter).map((cell) => cell.replaceAll('"', '')),
  );
  return [header, ...rows];
}

describe('Template of an import', () => {
  it.each(IMPORT_LANGUAGES)(
    "The import template is recognised as the portal's own format (%s)",
    (language) => {
      const [header] = tableOf(language);
      const { format, mapping, confidence } = recogniseFormat(header);
      expect([format, confidence]).toEqual(['own', 1]);
      expect(mapping.map(({ target }) => target)).toEqual([
        ...TEMPLATE_COLUMNS.map(({ target }) => target),
        'option:taille',
        'image',
        'image',
      ]);
    },
  );

  it.each(IMPORT_LANGUAGES)(
    'The import template is read as its two example products (%s)',
    (language) => {
      const groups = interpretTable(tableOf(language));
      expect(remarksOf(groups)).toEqual([]);
      expect(draftsOf(groups)).toMatchObject([
        {
          code: 'EX-BOL',
          productType: 'simple',
          price: 13_500,
          quantity: 40,
          names: { fr: 'Bol en céramique', ar: 'زلافة من الخزف', en: 'Ceramic bowl' },
          categoryPath: ['Maison', 'Cuisine'],
        },
        {
          code: 'EX-CAFTAN',
          productType: 'variable',
          variants: [{ sku: 'EX-CAFTAN-1', price: 89_000 }, { sku: 'EX-CAFTAN-2' }],
        },
      ]);
    },
  );

  it('The import template has no variants if the store has no axis', () => {
    const groups = interpretTable(tableOf('fr', { ...EXAMPLE, axis: null } as never));
    expect(draftsOf(groups).map(({ code }) => code)).toEqual(['EX-BOL']);
  });

  it.each(IMPORT_LANGUAGES)('The import template has unique column names (%s)', (language) => {
    const names = TEMPLATE_COLUMNS.map(({ headings }) => normaliseHeader(headings[language]));
    expect(new Set(names).size).toBe(names.length);
  });

  it("A file with headings similar to the template's is not recognised as the portal's own format", () => {
    expect(recogniseFormat(['Code (SKU)', 'Prix']).format).toBe('unknown');
  });
});
