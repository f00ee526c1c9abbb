import { mediaQueries } from '#application/api/media-queries.generated';
import { firstRead } from '#application/first-reads';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';
import { readLibrary, toLibraryQuery } from './library/library-query';

const { listMedia, listMediaFolders } = mediaQueries.endpoints;

/** The library of pictures. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['file-manager', 'file'],
    title: 'library',
    permission: 'products.see',
    page: lazyPageWithTexts(() => import('./library/library-page'), 'LibraryPage', ['media']),
    firstReads: ({ search }) => [
      firstRead(listMedia, toLibraryQuery(readLibrary(search))),
      firstRead(listMediaFolders, undefined),
    ],
  },
];
