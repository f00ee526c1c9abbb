import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';

/** The library of pictures. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['file-manager', 'file'],
    title: 'library',
    permission: 'products.see',
    page: lazyPageWithTexts(() => import('./library/library-page'), 'LibraryPage', ['media']),
  },
];
