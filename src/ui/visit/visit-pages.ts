import type visit from '../../../public/locales/fr/visit.json';
import { type LazyPage, lazyPage } from '../app/lazy-page';

/** A public page: where it stands, its code, and the key of its title in the texts of visits. */
export interface VisitPage {
  readonly path: string;
  readonly page: LazyPage;
  readonly title: keyof typeof visit.titles;
}

const redirect = lazyPage(() => import('./redirect/redirect-page'), 'RedirectPage');
const notFound = lazyPage(() => import('./visit-not-found'), 'VisitNotFound');

/** The public pages that need a program, most special first; what matches none is the 404. */
export const visitPages: readonly VisitPage[] = [
  { path: '/redirect-test', page: redirect, title: 'redirect' },
  { path: '/app/*', page: redirect, title: 'redirect' },
  { path: '*', page: notFound, title: 'notFound' },
];
