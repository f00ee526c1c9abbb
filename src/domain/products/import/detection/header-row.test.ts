import { describe, expect, it } from 'vitest';
import { countKnownColumns } from '../recognise-format';
import { findHeaderRow } from './header-row';

describe('Header of a file', () => {
  it.each([
    ['the first row with known names', ['code;name_fr;price', 'A;Un;1', 'B;Deux;2'], 0],
    ['the first row with unknown names', ['Article no;Intitulé;Coloris', 'A;Un;rouge'], 0],
    [
      'below a title and an empty line',
      ['Liste au 25/11/2026;;', ';;', 'Référence;Désignation;Prix TTC', 'A;Tasse;25,00'],
      2,
    ],
    ['below a title without delimiters', ['Catalogue 2026', '', 'code;name;price', 'A;Un;1'], 2],
    [
      'below a block of facts',
      ['Boutique;Atelier;;', 'Date;25/11/2026;;', 'Réf;Nom;Prix;Stock', 'A;Un;1;2', 'B;Deux;1;2'],
      2,
    ],
    [
      'below a title, with unknown names',
      ['Mon catalogue;;', 'Article no;Intitulé;Coloris', 'A;Un;rouge', 'B;Deux;vert'],
      1,
    ],
    ['below a row of groups', ['Produit;;Tarifs;', 'Réf;Nom;Prix;Stock', 'A;Un;1;2'], 1],
    [
      'the first of several equal ones',
      ['code;name;price', 'A;Un;1', 'code;name;price', 'B;Deux;2'],
      0,
    ],
    ['the only column', ['code', 'A', 'B'], 0],
    ['a header with few cells of wide rows', ['code;;', 'A;1;2', 'B;3;4'], 0],
    ['nothing but blank rows', [';;', ';;'], 0],
  ])('The header is found: %s', (_, lines, at) => {
    const rows = lines.map((line) => line.split(';'));
    expect(findHeaderRow(rows, countKnownColumns)).toBe(at);
  });
});
