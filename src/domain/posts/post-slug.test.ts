import { expect, it } from 'vitest';
import { postSlug } from './post-slug';

it.each([
  ['Hello World', 'hello-world'],
  ['  Le zellige, à Fès !  ', 'le-zellige-à-fès-'],
  ['3 conseils: vendre/acheter', '3-conseils-vendreacheter'],
  ['كيف تختار زربية؟', 'كيف-تختار-زربية'],
])('The article title "%s" has the slug %s', (title, slug) => expect(postSlug(title)).toBe(slug));
