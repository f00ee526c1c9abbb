/** The ports that every signed-in user needs once the browser is idle, in one chunk. */
export { createBrowserDrafts } from '#infrastructure/drafts/browser-drafts';
export { createBrowserLiveStream } from '#infrastructure/live/browser-live';
export { createBrowserOrderQueue } from '#infrastructure/order-queue/browser-order-queue';
