import { describe, expect, it } from 'vitest';
import { POST_FIELDS, type PostTexts, postErrors } from './post-texts';

function texts(given: Partial<PostTexts> = {}): PostTexts {
  return {
    title: 'Le zellige',
    titleEn: 'Zellige',
    titleAr: 'الزليج',
    excerpt: 'Un art.',
    excerptEn: 'An art.',
    excerptAr: 'فن.',
    content: '<p>Taillé.</p>',
    contentEn: '<p>Cut.</p>',
    contentAr: '<p>منحوت.</p>',
    ...given,
  };
}

describe('Texts of an article', () => {
  it('A draft article needs only its French title', () => {
    const bare = Object.fromEntries(POST_FIELDS.map((field) => [field, '']));
    expect(postErrors({ ...texts(bare), title: 'Le zellige' }, 'draft')).toEqual({});
    expect(postErrors(texts(bare), 'draft')).toEqual({ title: ['required'] });
  });

  it('A published article needs all texts in three languages', () => {
    expect(postErrors(texts(), 'published')).toEqual({});
    const half = texts({ titleAr: ' ', excerptEn: '', contentAr: '<p>&nbsp;</p>' });
    expect(postErrors(half, 'published')).toEqual({
      titleAr: ['required'],
      excerptEn: ['required'],
      contentAr: ['required'],
    });
  });

  it.each([
    ['?!', 'invalid'],
    ['New', 'not_allowed'],
    ['x'.repeat(161), 'too_long'],
  ])('An article needs a title that makes a valid slug, which "%s" does not', (title, code) => {
    expect(postErrors(texts({ title }), 'draft')).toEqual({ title: [code] });
  });
});
