import type { PostTexts } from '#domain/posts/post-texts';

/** An article written in all three languages, whose French title ends with this word. */
export function completePost(word: string): PostTexts {
  return {
    title: `Nos poteries ${word}`,
    titleEn: 'Our pottery',
    titleAr: 'فخارنا',
    excerpt: 'Le four.',
    excerptEn: 'The kiln.',
    excerptAr: 'الفرن.',
    content: '<p>Rallumé.</p>',
    contentEn: '<p>Lit.</p>',
    contentAr: '<p>مشتعل.</p>',
  };
}
