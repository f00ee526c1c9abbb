import { lazyComponent, preloadable } from '../kit/loading/lazy-component';

/** One file for the board and triage, whose pages have no form of their own. */
export const loadOrderDialogs = preloadable(
  () => import(/* webpackChunkName: 'order-dialogs' */ './order-dialogs'),
);

/** Loaded when the first dialog opens. */
export const OrderDialogs = lazyComponent(loadOrderDialogs, 'OrderDialogs');
