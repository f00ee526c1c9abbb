import { lazyComponent, preloadable } from '../kit/lazy-component';

const loadPrint = preloadable(() => import('./print-list'));

/** What leads to paper, fetched by the first who asks for it; asked for here only, so that it stays one file. */
export const PrintAction = lazyComponent(loadPrint, 'PrintAction');
export const PrintList = lazyComponent(loadPrint, 'PrintList');
/** Other sheets go by the same process. */
export const PrintProcess = lazyComponent(loadPrint, 'PrintProcess');
