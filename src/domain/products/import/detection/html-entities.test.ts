import { describe, expect, it } from 'vitest';
import { decodeEntities, endsWithinEntity } from './html-entities';

describe('HTML entities in cells', () => {
  it.each([
    ['Savon &amp; gant &#8211; noir', 'Savon & gant – noir'],
    ['Caf&eacute; cr&egrave;me', 'Café crème'],
    ['&Eacute;pices &laquo;&nbsp;douces&nbsp;&raquo;', 'Épices «\u00a0douces\u00a0»'],
    ['L&rsquo;ancienne, 5&nbsp;&euro;', 'L’ancienne, 5\u00a0€'],
    ['&#x2019; &#X41; &#1586;', '’ A ز'],
    ['&ouml;&yuml;&szlig;&frac12;', 'öÿß½'],
    ['M&M; R&D &unknown; &amp', 'M&M; R&D &unknown; &amp'],
    ['&#0; &#7; &#xd800; &#9999999;', '&#0; &#7; &#xd800; &#9999999;'],
  ])('The text %s is read as %s', (text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded);
  });

  it('A text ends within an entity only if the entity is known', () => {
    expect(['Savon &amp', 'gant &#8211', 'R&D', 'Tom &', 'a'].map(endsWithinEntity)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
