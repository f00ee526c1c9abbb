/**
 * Departures from the contract that must not compile: the type check fails where a marked line
 * compiles. Nothing here runs.
 */
import { Readable } from 'node:stream';
import { expectTypeOf } from 'vitest';
import type { Preferences, Session, WaitingCounts } from '#openapi/types.generated';
import type { ServerContext } from './context';
import { allHandlers } from './handlers';
import {
  type CallOf,
  contractHandlers,
  type HandlersOf,
  type ReplyOf,
} from './http/contract-handlers';
import type { HandlerTable } from './operations/operations';

declare const context: ServerContext;
declare const session: Session;
declare const sessions: readonly Session[];
declare const preferences: Preferences;
declare const counts: WaitingCounts;
const page = { total: 1, page: 1, pageSize: 25 };

// What a request brings.
expectTypeOf<CallOf<'listSessions'>['query']>().toEqualTypeOf<{ page: number; pageSize: number }>();
expectTypeOf<CallOf<'endOneSession'>['params']>().toEqualTypeOf<{ sessionId: string }>();
expectTypeOf<CallOf<'uploadMedia'>['body']>().toEqualTypeOf<unknown>();
expectTypeOf<ReplyOf<'exportOrders'>>().toEqualTypeOf<Readable>();
expectTypeOf<ReplyOf<'endSession'>>().toEqualTypeOf<void>();
contractHandlers({
  // @ts-expect-error The operation has no such parameter.
  endOneSession: async ({ params: { orderId } }) => void orderId,
});
contractHandlers({
  // @ts-expect-error The operation has no such query parameter.
  getWaiting: async ({ query: { from } }) => ({ ...counts, orders: Number(from) }),
});
contractHandlers({
  // @ts-expect-error The body has no such field.
  changePassword: async ({ body: { token } }) => void token,
});

// Replies as the contract has them.
const own = contractHandlers({
  listSessions: async ({ query }) => ({ items: [session], ...page, page: query.page }),
  getWaiting: ({ write }) => write(async () => ({ ...counts, orders: 1 })),
  endSession: async () => {},
});
expectTypeOf(own).toEqualTypeOf<HandlersOf<'listSessions' | 'getWaiting' | 'endSession'>>();

// A field is missing.
// @ts-expect-error
contractHandlers({ getWaiting: async () => ({ orders: 1, returns: 1, cancellations: 1 }) });
// @ts-expect-error
contractHandlers({ listSessions: async () => ({ ...page, items: [{ id: session.id }] }) });

// A field is not in the contract: at the top, in a list, in an object, of one branch, in a write.
// @ts-expect-error
contractHandlers({ getWaiting: async () => ({ ...counts, payouts: 1 }) });
// @ts-expect-error
contractHandlers({ listSessions: async () => ({ ...page, items: [{ ...session, key: 1 }] }) });
contractHandlers({
  // @ts-expect-error
  getPreferences: async () => ({ ...preferences, settings: { themeMode: 'dark', font: 'serif' } }),
});
// @ts-expect-error
contractHandlers({ getWaiting: async () => (page.total > 0 ? counts : { ...counts, payouts: 1 }) });
// @ts-expect-error
contractHandlers({ getWaiting: ({ write }) => write(async () => ({ ...counts, payouts: 1 })) });

// A field has another type.
// @ts-expect-error
contractHandlers({ getWaiting: async () => ({ ...counts, orders: '1' }) });
// @ts-expect-error
contractHandlers({ getPreferences: async () => ({ ...preferences, createdAt: new Date() }) });
// @ts-expect-error
contractHandlers({ getPreferences: async () => ({ ...preferences, language: 'de' }) });
contractHandlers({
  // @ts-expect-error An optional field is left out, never undefined.
  getPreferences: async () => ({ ...preferences, settings: { themeMode: undefined } }),
});
// @ts-expect-error
contractHandlers({ listSessions: async () => ({ ...page, items: sessions }) });

// The whole reply is another.
// @ts-expect-error
contractHandlers({ getWaiting: async () => (page.total > 0 ? counts : undefined) });
// @ts-expect-error
contractHandlers({ endSession: async () => ({ ended: true }) });
// @ts-expect-error
contractHandlers({ exportOrders: async () => 'number,total' });
contractHandlers({ exportOrders: async () => Readable.from(['number,total']) });

// The table has every operation, and no other.
expectTypeOf(allHandlers).returns.toEqualTypeOf<HandlerTable>();
// @ts-expect-error
contractHandlers({ getWeather: async () => ({ degrees: 21 }) });
const { getWaiting: _left, ...incomplete } = allHandlers(context);
// @ts-expect-error
incomplete satisfies HandlerTable;
// @ts-expect-error
({ ...allHandlers(context), getWeather: async () => undefined }) satisfies HandlerTable;
