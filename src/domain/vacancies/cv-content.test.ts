import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasActiveNames, isEncrypted, isPolyglot } from './cv-content';

describe('Objects of a CV', () => {
  test.each([
    ['<< /S /JavaScript /JS (app.alert(1)) >>', true],
    ['<< /S /J#61vaScript >>', true],
    ['<< /OpenAction << /S /Launch >> >>', true],
    ['<< /Type /EmbeddedFile >>', true],
    ['<< /AA << /O 3 0 R >> >>', false],
    ['<< /Type /Catalog /Pages 2 0 R /OpenAction [3 0 R /Fit] >>', false],
    ['<< /Title (JavaScript) /Author (AA) >>', false],
    ['<< /JSON 1 /AAA 2 >>', false],
  ])('%s acts: %s', (objects, acts) => expect(hasActiveNames(objects)).toBe(acts));

  test('A name acts however its letters are written', () => {
    const letters = [...'JavaScript'].map((letter) =>
      fc.constantFrom(
        letter,
        `#${letter.charCodeAt(0).toString(16)}`,
        `#${letter.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    );
    fc.assert(
      fc.property(fc.tuple(...letters), (written) => {
        expect(hasActiveNames(`<</S/${written.join('')}>>`)).toBe(true);
      }),
    );
  });

  test('A document that needs a password is recognised', () => {
    expect(
      ['trailer << /Encrypt 5 0 R >>', 'trailer <</Encrypt<<>>>>', '(Encrypt)'].map(isEncrypted),
    ).toEqual([true, true, false]);
  });
});

describe('Bytes of a CV that are something else too', () => {
  test.each([
    ['%PDF-1.7\n<script>x()</script>', true],
    ['%PDF-1.7\n<!DOCTYPE html>', true],
    ['%PDF-1.7\n<?php system();', true],
    [`%PDF-1.7\n${' '.repeat(70_000)}PK\u0005\u0006`, true],
    [`%PDF-1.7\nPK\u0005\u0006${' '.repeat(70_000)}`, false],
    [`%PDF-1.7\n${' '.repeat(2000)}<script>`, false],
    ['%PDF-1.7\n<x:xmpmeta>', false],
  ])('%j: %s', (bytes, isOther) => expect(isPolyglot(bytes)).toBe(isOther));
});
