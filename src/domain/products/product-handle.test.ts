import { describe, expect, it } from 'vitest';
import { productCompleteness } from './completeness';
import { handleOf, proposedHandle, shortenedHandle } from './product-handle';
import { productNameIn } from './product-name';

const NAMELESS = { code: 'BOL-18', name: null, nameEn: null, nameAr: null };

describe('Handle of a product', () => {
  it('A handle drops accents and punctuation, and keeps Arabic letters', () => {
    expect(handleOf('Théière ciselée, 0,8 l')).toBe('theiere-ciselee-0-8-l');
    expect(handleOf('براد شاي')).toBe('براد-شاي');
    expect(handleOf('—')).toBe('');
  });

  it('A handle never ends in a hyphen, whatever the length of the name', () => {
    expect(handleOf(`${'a'.repeat(119)} b`)).toBe('a'.repeat(119));
  });

  it('A long handle is cut at a hyphen and stays different from others with the same beginning', () => {
    const long = `robe${'-tres-longue'.repeat(11)}`;
    const [one, other] = [`${long}-fin`, `${long}-bis`].map(shortenedHandle);
    expect(one).toMatch(/^robe(-tres-longue)+(-tres)?-[0-9a-z]{1,7}$/);
    expect(one?.length).toBeLessThanOrEqual(120);
    expect(other).not.toBe(one);
    expect(shortenedHandle(`${long.toUpperCase()} fin`)).toBe(one);
    expect(shortenedHandle('x'.repeat(130))).toHaveLength(120);
    expect(shortenedHandle('Théière')).toBe('theiere');
  });

  it('A proposed handle is made from the first available name, otherwise from the code', () => {
    expect(proposedHandle({ ...NAMELESS, nameEn: 'Blue bowl' })).toBe('blue-bowl');
    expect(proposedHandle(NAMELESS)).toBe('bol-18');
  });
});

describe('Displayed name of a product', () => {
  it('The displayed name is in the requested language, otherwise French, otherwise the code', () => {
    const bowl = { ...NAMELESS, name: 'Bol', nameAr: 'زلافة' };
    expect(productNameIn(bowl, 'ar')).toEqual({ text: 'زلافة', language: 'ar' });
    expect(productNameIn(bowl, 'en')).toEqual({ text: 'Bol', language: 'fr' });
    expect(productNameIn(NAMELESS, 'fr')).toEqual({ text: 'BOL-18', language: null });
  });
});

describe('Completeness of a product', () => {
  it('The completeness counts the name for half, the description and the content for a quarter each', () => {
    expect(
      productCompleteness({
        name: 'Bol',
        description: 'Un bol',
        content: 'Long',
        nameEn: 'Bowl',
        descriptionEn: ' ',
        contentEn: null,
        nameAr: null,
        descriptionAr: 'وصف',
        contentAr: null,
      }),
    ).toEqual({ fr: 1, en: 0.5, ar: 0.25 });
  });
});
