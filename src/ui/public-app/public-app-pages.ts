import { matchPath } from 'react-router';
import type visit from '../../../public/locales/fr/visit.json';
import { type LazyPage, lazyPage } from '../kit/loading/lazy-page';

/** A public page: its path, its code, and the key of its title in the texts of visits. */
export interface PublicAppPage {
  readonly path: string;
  readonly page: LazyPage;
  readonly title: keyof typeof visit.titles;
}

const chat = lazyPage(() => import('./chat/chat-page'), 'ChatPage');
const redirect = lazyPage(() => import('./redirect/redirect-page'), 'RedirectPage');
const contact = lazyPage(() => import('./inquiries/contact-page'), 'ContactPage');
const joinWasaler = lazyPage(() => import('./inquiries/join-page'), 'JoinWasalerPage');
const joinSeller = lazyPage(() => import('./inquiries/join-page'), 'JoinSellerPage');
const comingSoon = lazyPage(() => import('./inquiries/coming-soon-page'), 'ComingSoonPage');
const shop = lazyPage(
  () => import(/* webpackChunkName: 'shop' */ '../storefront/shop-page'),
  'ShopPage',
);
const product = lazyPage(
  () => import(/* webpackChunkName: 'product' */ '../storefront/product-page'),
  'ProductPage',
);
const checkout = lazyPage(
  () => import(/* webpackChunkName: 'checkout' */ '../checkout/checkout-page'),
  'CheckoutPage',
);
const news = lazyPage(() => import('./news/news-page'), 'NewsPage');
const post = lazyPage(() => import('./news/post-page'), 'PublicPostPage');
const vacancies = lazyPage(() => import('./vacancies/vacancies-page'), 'VacanciesPage');
const vacancy = lazyPage(() => import('./vacancies/vacancy-page'), 'VacancyPage');
const application = lazyPage(() => import('./vacancies/application-page'), 'ApplicationPage');
const tours = lazyPage(() => import('./tours/tours-page'), 'ToursPage');
const tour = lazyPage(() => import('./tours/tour-page'), 'TourPage');
const placeBooking = lazyPage(() => import('./tours/place-booking-page'), 'PlaceBookingPage');
const tourBooking = lazyPage(() => import('./tours/tour-booking-page'), 'TourBookingPage');
const tourOffer = lazyPage(() => import('./tours/tour-offer-page'), 'TourOfferPage');
const status = lazyPage(() => import('./status/status-page'), 'StatusPage');
const notFound = lazyPage(() => import('../public-context/public-not-found'), 'PublicNotFound');

/** The public pages that need a script, the most specific first; any other path is the 404. */
export const publicAppPages: readonly PublicAppPage[] = [
  { path: '/chat', page: chat, title: 'chat' },
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
  { path: '/job', page: vacancies, title: 'vacancies' },
  { path: '/job/application', page: application, title: 'application' },
  { path: '/job/:slug', page: vacancy, title: 'vacancy' },
  { path: '/tour', page: tours, title: 'tours' },
  { path: '/tour/:slug', page: tour, title: 'tour' },
  { path: '/tour/:slug/book', page: placeBooking, title: 'placeBooking' },
  { path: '/tour-booking', page: tourBooking, title: 'tourBooking' },
  { path: '/tour-offer', page: tourOffer, title: 'tourOffer' },
  { path: '/status', page: status, title: 'status' },
  { path: '*', page: notFound, title: 'notFound' },
];

/** The public page at an address. */
export function publicAppPageAt(pathname: string): PublicAppPage | undefined {
  return publicAppPages.find(({ path }) => matchPath(path, pathname) !== null);
}
