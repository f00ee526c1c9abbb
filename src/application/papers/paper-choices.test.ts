import { describe, expect, test } from 'vitest';
import { NO_CHOICES } from '#domain/papers/papers';
import { paperChoices } from './paper-choices';

describe('Language and format of the papers', () => {
  const slip = { language: 'ar', format: 'a6' };

  test('The choice for each paper is read unchanged', () => {
    expect(paperChoices.read({ ...NO_CHOICES, slip })).toEqual({ ...NO_CHOICES, slip });
  });

  test('An invalid choice is left out, and the others are kept', () => {
    const kept = { slip, invoice: { language: 'de', format: 'a4' }, label: 7 };
    expect(paperChoices.read(kept)).toEqual({ ...NO_CHOICES, slip });
  });

  test.each([undefined, 'a4', []])('Choices stored as %j are no choices', (kept) => {
    expect(paperChoices.read(kept)).toEqual(NO_CHOICES);
  });
});
