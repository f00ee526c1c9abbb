import { matchPath } from 'react-router';
import type visit from '../../../public/locales/fr/visit.json';
import { type PageCode, pageCode } from '../kit/page-code';

/** A public page: where it stands, its code, and the key of its title in the texts of visits. */
export interface VisitPage {
  readonly path: string;
  readonly page: PageCode;
  readonly title: keyof typeof visit.titles;
}

const redirect = pageCode(() => import('./redirect/redirect-page'), 'RedirectPage');
const contact = pageCode(() => import('./inquiries/contact-page'), 'ContactPage');
const joinWasaler = pageCode(() => import('./inquiries/join-page'), 'JoinWasalerPage');
const joinSeller = pageCode(() => import('./inquiries/join-page'), 'JoinSellerPage');
const comingSoon = pageCode(() => import('./inquiries/coming-soon-page'), 'ComingSoonPage');
const shop = pageCode(() => import('../shop/shop-page'), 'ShopPage');
const product = pageCode(() => import('../shop/product-page'), 'ProductPage');
const checkout = pageCode(() => import('../checkout/checkout-page'), 'CheckoutPage');
const news = pageCode(() => import('./news/news-page'), 'NewsPage');
const post = pageCode(() => import('./news/post-page'), 'PublicPostPage');
const notFound = pageCode(() => import('./visit-not-found'), 'VisitNotFound');

/** The public pages that need a program, most special first; what matches none is the 404. */
export const visitPages: readonly VisitPage[] = [
  { path: '/redirect-test', page: redirect, title: 'redirect' },
  { path: '/app/*', page: redirect, title: 'redirect' },
  { path: '/contact-us', page: contact, title: 'contact' },
  { path: '/join-wasaler', page: joinWasaler, title: 'joinWasaler' },
  { path: '/join-seller', page: joinSeller, title: 'joinSeller' },
  { path: '/coming-soon', page: comingSoon, title: 'comingSoon' },
  { path: '/product', page: shop, title: 'shop' },
  { path: '/product/checkout', page: checkout, title: 'checkout' },
  { path: '/product/:id', page: product, title: 'product' },
  { path: '/post', page: news, title: 'news' },
  { path: '/post/:slug', page: post, title: 'post' },
  { path: '*', page: notFound, title: 'notFound' },
];

/** The public page at an address. */
export const visitPageAt = (pathname: string): VisitPage | undefined =>
  visitPages.find(({ path }) => matchPath(path, pathname) !== null);
