import { createListeners } from '#application/ports/listeners';

let isShown = false;
const { subscribe, notify } = createListeners();

/**
 * Whether a toast was ever shown on this page. The toasts themselves are code that loads with the
 * first one.
 */
export const toastPresence = {
  read: () => isShown,
  subscribe,
  /** Called by the store of the toasts with each toast. */
  announce: () => {
    isShown = true;
    notify();
  },
};
