import { lazyComponent, preloadable } from '../kit/loading/lazy-component';

const loadPrint = preloadable(() => import('./print-list'));

/**
 * Print components, loaded at their first use; imported only here, so that they stay in one file.
 */
export const PrintAction = lazyComponent(loadPrint, 'PrintAction');
export const PrintList = lazyComponent(loadPrint, 'PrintList');
