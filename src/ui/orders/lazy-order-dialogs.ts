import { lazyComponent } from '../kit/loading/lazy-component';

/** Loaded when the first dialog opens. One file for the board and triage, whose pages have no
 * form of their own. */
export const OrderDialogs = lazyComponent(() => import('./order-dialogs'), 'OrderDialogs');
