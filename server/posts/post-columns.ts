import { postSlug } from '#domain/posts/post-slug';
import type { PostTexts } from '#domain/posts/post-texts';
import { foldForSearch } from '#domain/text/search-fold';

/** The columns of an article's texts, and the columns derived from them except the slug. */
export function postColumns(texts: PostTexts) {
  return {
    ...texts,
    titleKey: postSlug(texts.title),
    searchText: foldForSearch([texts.title, texts.titleEn, texts.titleAr].join(' ')),
  };
}
