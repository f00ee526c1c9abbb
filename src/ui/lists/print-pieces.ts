import { laterCode, lazyPiece } from '../kit/lazy-piece';

const loadPrint = laterCode(() => import('./print-list'));

/** What leads to paper, fetched by the first who asks for it; asked for here only, so that it stays one file. */
export const PrintAction = lazyPiece(loadPrint, 'PrintAction');
export const PrintList = lazyPiece(loadPrint, 'PrintList');
/** Other sheets go by the same process. */
export const PrintProcess = lazyPiece(loadPrint, 'PrintProcess');
