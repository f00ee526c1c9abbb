import { describe, expect, it } from 'vitest';
import { productCompleteness } from './completeness';
import { handleOf, productNameIn, proposedHandle } from './product-handle';

const NAMELESS = { code: 'BOL-18', name: null, nameEn: null, nameAr: null };

describe('a handle', () => {
  it('drops accents and punctuation, keeps Arabic', () => {
    expect(handleOf('Théière ciselée, 0,8 l')).toBe('theiere-ciselee-0-8-l');
    expect(handleOf('براد شاي')).toBe('براد-شاي');
    expect(handleOf('—')).toBe('');
  });

  it('never ends in a hyphen, however long the name', () => {
    expect(handleOf(`${'a'.repeat(119)} b`)).toBe('a'.repeat(119));
  });

  it('is taken from the first name there is, else from the code', () => {
    expect(proposedHandle({ ...NAMELESS, nameEn: 'Blue bowl' })).toBe('blue-bowl');
    expect(proposedHandle(NAMELESS)).toBe('bol-18');
  });
});

describe('the name shown', () => {
  it('is the asked language, else French, else what there is', () => {
    const bowl = { ...NAMELESS, name: 'Bol', nameAr: 'زلافة' };
    expect(productNameIn(bowl, 'ar')).toEqual({ text: 'زلافة', language: 'ar' });
    expect(productNameIn(bowl, 'en')).toEqual({ text: 'Bol', language: 'fr' });
    expect(productNameIn(NAMELESS, 'fr')).toEqual({ text: 'BOL-18', language: null });
  });
});

describe('completeness', () => {
  it('weighs the name half, description and content a quarter each', () => {
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
