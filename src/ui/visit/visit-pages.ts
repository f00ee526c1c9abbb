import type visit from '../../../public/locales/fr/visit.json';
import { type LazyPage, lazyPage } from '../app/lazy-page';

/** A public page: where it stands, its code, and the key of its title in the texts of visits. */
export interface VisitPage {
  readonly path: string;
  readonly page: LazyPage;
  readonly title: keyof typeof visit.titles;
}

const shop = lazyPage(() => import('../shop/shop-page'), 'ShopPage');
const product = lazyPage(() => import('../shop/product-page'), 'ProductPage');
const checkout = lazyPage(() => import('../checkout/checkout-page'), 'CheckoutPage');
const notFound = lazyPage(() => import('./visit-not-found'), 'VisitNotFound');

/** The public pages that need a program, most special first; what matches none is the 404. */
export const visitPages: readonly VisitPage[] = [
  { path: '/product', page: shop, title: 'shop' },
  { path: '/product/checkout', page: checkout, title: 'checkout' },
  { path: '/product/:id', page: product, title: 'product' },
  { path: '*', page: notFound, title: 'notFound' },
];
