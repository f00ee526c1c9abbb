/** The adapters of the browser that signing in does not need, in one file. main.tsx loads it. */
export { createIndexedDbDrafts } from '#infrastructure/drafts/indexed-db-drafts';
export { fetchWithProgress } from '#infrastructure/http/fetch-with-progress';
export { createIconLibrary } from '#infrastructure/icons/icon-library';
export { createIdentityProviderSource } from '#infrastructure/identity/open-identity-provider';
export { createBrowserLiveStream } from '#infrastructure/live/browser-live';
export { createBrowserOrderQueue } from '#infrastructure/order-queue/browser-order-queue';
