import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeFormula } from '../../../format/csv';
import { OWN_TEXTS, writeLine, writeProse } from './own-texts';

/** Texts with the marks that files, spreadsheets and HTML give a meaning to, trimmed as stored. */
const hostileTexts = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "'",
        '=',
        '+',
        '-',
        '@',
        '"',
        ',',
        ';',
        '|',
        '\\',
        '\\n',
        '\n',
        '\t',
        '  ',
        '<',
        '>',
        '</b>',
        '<M>',
        '&',
        '&amp;',
        '&lt;',
        '&#8211;',
        '="1"',
        '0612',
        '1.5E+3',
        '\u200f',
        '\u2067',
        '👩‍🌾',
        'é',
        'زربية',
      ),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) =>
    parts
      .join('')
      .normalize('NFC')
      .replace(/[\r\uFFFD]/g, '')
      .replaceAll('\u0000', '')
      .trim(),
  )
  .filter((text) => text !== '');

describe('Text of our own files', () => {
  it('Every name, description, code and rich text is read as it was written', () => {
    fc.assert(
      fc.property(hostileTexts, (text) => {
        const read = (cell: string, kind: keyof typeof OWN_TEXTS) =>
          OWN_TEXTS[kind](escapeFormula(cell), 5_000);
        expect({
          code: read(text, 'code'),
          line: read(writeLine(text), 'line'),
          prose: read(writeProse(text), 'prose'),
          richText: read(text, 'richText'),
        }).toEqual({
          code: { value: text },
          line: { value: text },
          prose: { value: text },
          richText: { value: text },
        });
      }),
      { numRuns: 1000 },
    );
  });

  it('Names of characters and markup that people paste are read as text', () => {
    expect(OWN_TEXTS.line('Savon &amp; gant', 255)).toEqual({ value: 'Savon & gant' });
    expect(OWN_TEXTS.prose('<p>Laine &amp; soie</p>douce', 99)).toEqual({
      value: 'Laine & soie\ndouce',
    });
    expect(OWN_TEXTS.line('=HYPERLINK("x")', 50)).toEqual({ error: 'formula_cell' });
  });

  it('A text of 255 emoji is as long as the contract counts it', () => {
    expect(OWN_TEXTS.line('😀'.repeat(255), 255)).toEqual({ value: '😀'.repeat(255) });
    expect(OWN_TEXTS.line('😀'.repeat(256), 255)).toEqual({ error: 'too_long' });
  });
});
