import { documentForPath, type PublicAppDocument } from '#domain/public-urls/document-for-path';

/** The texts of the frame of every public page. */
const FRAME = ['common', 'problems', 'visit', 'visitors'] as const;

const PAGES: Readonly<Record<PublicAppDocument, readonly string[]>> = {
  shop: ['shop'],
  product: ['shop'],
  checkout: ['checkout'],
  news: ['news'],
  post: ['news'],
  contact: ['inquiries'],
  joinWasaler: ['inquiries'],
  joinSeller: ['inquiries'],
  comingSoon: ['inquiries'],
  vacancies: ['publicVacancies'],
  vacancy: ['publicVacancies'],
  application: ['application'],
  tours: ['guestTours'],
  tour: ['guestTours', 'shop'],
  placeBooking: ['guestTours', 'checkout'],
  tourBooking: ['guestTours'],
  tourOffer: ['guestTours'],
  chat: ['clientChat'],
  redirect: ['redirect'],
  status: ['status'],
  notFound: [],
};

/** The names of the text files that a page of `visit` needs before it can be shown. */
export function textsOfPublicAppPage(page: PublicAppDocument): readonly string[] {
  return [...FRAME, ...PAGES[page]];
}

/** The same for the page at an address. */
export function textsOfPublicAppPath(pathname: string): readonly string[] {
  const document = documentForPath(pathname);
  const isVisit = document.kind === 'publicApp' || document.kind === 'record';
  return textsOfPublicAppPage(isVisit ? document.page : 'notFound');
}
