import type visit from '../../../public/locales/fr/visit.json';
import { type LazyPage, lazyPage } from '../app/lazy-page';

/** A public page: where it stands, its code, and the key of its title in the texts of visits. */
export interface VisitPage {
  readonly path: string;
  readonly page: LazyPage;
  readonly title: keyof typeof visit.titles;
}

const redirect = lazyPage(() => import('./redirect/redirect-page'), 'RedirectPage');
const news = lazyPage(() => import('./news/news-page'), 'NewsPage');
const post = lazyPage(() => import('./news/post-page'), 'PublicPostPage');
const notFound = lazyPage(() => import('./visit-not-found'), 'VisitNotFound');

/** The public pages that need a program, most special first; what matches none is the 404. */
export const visitPages: readonly VisitPage[] = [
  { path: '/redirect-test', page: redirect, title: 'redirect' },
  { path: '/app/*', page: redirect, title: 'redirect' },
  { path: '/post', page: news, title: 'news' },
  { path: '/post/:slug', page: post, title: 'post' },
  { path: '*', page: notFound, title: 'notFound' },
];
