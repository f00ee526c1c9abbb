/** Enlarges the store of a running server, as `npm run seed:large` does. */
import { spawnSync } from 'node:child_process';
import { CommandError, root } from '../../../scripts/project.mjs';

/** Adds products, orders, events and conversations to the admin's store, and prints the rate. */
export function seedLargeStore({ dataDir }, { products, orders, events, conversations }) {
  const command = ['tsx', 'server/commands/seed-large.ts'];
  const amounts = [
    '--products',
    String(products),
    '--orders',
    String(orders),
    '--events',
    String(events),
    '--conversations',
    String(conversations),
  ];
  const { status } = spawnSync('npx', [...command, ...amounts], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
  });
  if (status !== 0) throw new CommandError('The store was not made larger: see above.');
}
