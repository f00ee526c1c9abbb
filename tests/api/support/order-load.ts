import pg from 'pg';
import { cityId } from '../../../server/seeding/reference-rows';

/** The last name of all clients of loads, which no client of the demo has. */
export const LOAD_CLIENT = 'Charge';

const BILLING = {
  firstName: 'Houda',
  lastName: LOAD_CLIENT,
  line1: '12, rue Ibn Khaldoun',
  cityId: cityId('Fès'),
};

/** Of each of them, so many pieces are added that no load takes all. */
const VARIANTS = 50;
const PIECES = 100_000;

/** An order that the server acknowledged. */
export interface AcknowledgedOrder {
  readonly id: string;
  readonly variantId: string;
}

/** What a load of orders met so far. */
export interface OrderLoad {
  /** In the order of their answers. */
  readonly placed: readonly AcknowledgedOrder[];
  /** The status or the error of each request that was not acknowledged. */
  readonly failures: readonly string[];
  /** The time until each answer, in milliseconds. */
  readonly times: readonly number[];
  /** Resolves after so many more answers. */
  answers(count: number): Promise<void>;
  /** Sends no more, and waits for the answers to what was sent. */
  stop(): Promise<void>;
}

/** Puts pieces of some published products into stock. @returns the ids of their variants */
export async function stockForLoad(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `update variants set stock_on_hand = stock_on_hand + $1 where id in (
         select v.id from variants v join products p on p.id = v.product_id
          where p.status = 'published' and p.archived_at is null and v.status = 'active' and v.price > 0
          order by v.id limit $2) returning id`,
      [PIECES, VARIANTS],
    );
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

/**
 * Places orders by the public checkout at a steady rate, whether or not the answers are as fast.
 * @param address asked before each request
 */
export function startOrderLoad(
  address: () => string,
  perSecond: number,
  variantIds: readonly string[],
): OrderLoad {
  const placed: AcknowledgedOrder[] = [];
  const failures: string[] = [];
  const times: number[] = [];
  const open = new Set<Promise<void>>();
  const waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  const answered = () => placed.length + failures.length;
  let sent = 0;

  const place = async (): Promise<void> => {
    const variantId = variantIds[sent % variantIds.length] ?? '';
    sent += 1;
    // Each client has a phone number of their own, or the writes would wait for one another.
    const phoneNumber = `+2126${String(10_000_000 + sent)}`;
    const begun = performance.now();
    const cart = { billing: { ...BILLING, phoneNumber }, items: [{ id: variantId, quantity: 1 }] };
    try {
      // Not the client of the tests: its check of each answer would take a third of the processor.
      const answer = await fetch(new URL('/api/public/checkout', address()), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(cart),
      });
      const text = await answer.text();
      if (answer.status === 201) placed.push({ id: JSON.parse(text).orders[0].id, variantId });
      else failures.push(`${answer.status} ${text}`);
    } catch (error) {
      failures.push(String(error instanceof Error ? (error.cause ?? error) : error));
    }
    times.push(performance.now() - begun);
    for (const each of waiting) if (answered() >= each.count) each.resolve();
  };

  const timer = setInterval(() => {
    const one: Promise<void> = place().finally(() => open.delete(one));
    open.add(one);
  }, 1000 / perSecond);

  return {
    placed,
    failures,
    times,
    answers: (count) =>
      new Promise((resolve) => waiting.push({ count: answered() + count, resolve })),
    stop: async () => {
      clearInterval(timer);
      await Promise.all(open);
    },
  };
}
