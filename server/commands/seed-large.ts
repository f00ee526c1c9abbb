import { parseArgs } from 'node:util';
import { findDatabase } from '../database/find-database';
import { seedLargeStore } from '../demo/large/large-store';
import { StartupError } from '../startup-error';
import { commandDatabase, runCommand } from './run-command';

/**
 * `npm run seed:large -- --products 100000 --orders 500000 [--events 20000] [--conversations 100000] [--user admin] [--unsettled]`:
 * enlarges a user's store, on the database of DATABASE_URL or DATA_DIR, with or without a running server.
 */
const OPTIONS = {
  products: { type: 'string', default: '100000' },
  orders: { type: 'string', default: '500000' },
  events: { type: 'string', default: '0' },
  conversations: { type: 'string', default: '0' },
  user: { type: 'string', default: 'admin' },
  unsettled: { type: 'boolean', default: false },
} as const;

function parseWholeNumber(name: string, text: string): number {
  if (/^\d{1,7}$/.test(text)) return Number(text);
  throw new StartupError(`--${name} takes a whole number, not "${text}".`);
}

function printProgress(part: string, rows: number, ms: number): void {
  const rate = rows > 1 ? `${rows} (${((rows * 1000) / ms).toFixed(0)} a second)` : '';
  console.log(`${part.padEnd(12)}${(ms / 1000).toFixed(1).padStart(7)} s  ${rate}`);
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  const products = parseWholeNumber('products', values.products);
  const orders = parseWholeNumber('orders', values.orders);
  const events = parseWholeNumber('events', values.events);
  const conversations = parseWholeNumber('conversations', values.conversations);
  if (products === 0) throw new StartupError('Orders need products: --products 1 at least.');
  const found = await findDatabase(commandDatabase());
  try {
    await seedLargeStore(found.url, {
      products,
      orders,
      events,
      conversations,
      userName: values.user,
      isUnsettled: values.unsettled,
      now: new Date(),
      onProgress: printProgress,
    });
  } finally {
    await found.close();
  }
}

await runCommand(run);
