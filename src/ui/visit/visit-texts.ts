import { documentAt, type VisitDocument } from '#domain/addresses/documents';

/** What the frame of every public page says. */
const FRAME = ['common', 'problems', 'visit', 'visitors'] as const;

const PAGES: Readonly<Record<VisitDocument, readonly string[]>> = {
  shop: ['shop'],
  product: ['shop'],
  checkout: ['checkout'],
  news: ['news'],
  post: ['news'],
  contact: ['inquiries'],
  joinWasaler: ['inquiries'],
  joinSeller: ['inquiries'],
  comingSoon: ['inquiries'],
  redirect: ['redirect'],
  notFound: [],
};

/** The texts that a page of `visit` needs before it can be shown, by the names of their files. */
export const textsOfVisit = (page: VisitDocument): readonly string[] => [...FRAME, ...PAGES[page]];

/** The same, of the page at an address. */
export const textsOfVisitAt = (pathname: string): readonly string[] => {
  const document = documentAt(pathname);
  const isVisit = document.kind === 'visit' || document.kind === 'record';
  return textsOfVisit(isVisit ? document.page : 'notFound');
};
