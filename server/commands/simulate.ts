import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../database/database';
import { findDatabase } from '../database/find-database';
import { NEJJARINE, ZAHRA } from '../demo/demo-stores';
import { seededRandom } from '../demo/random';
import { type Simulation, simulateStep } from '../simulation/simulation';
import { StartupError } from '../startup-error';
import { commandDatabase, runCommand } from './run-command';

/**
 * `npm run simulate -- --rate 30 [--seed 7]`: simulates shoppers, carriers and the marketplace for
 * the demo's stores, on the database of DATABASE_URL or DATA_DIR, until it is interrupted. It does
 * not accept or prepare orders: that is the seller's part, in the portal.
 */
const STEP_MS = 5000;

function numberOf(text: string, name: string, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new StartupError(`--${name} must be a whole number from 1 to ${most}, not "${text}".`);
}

function readOptions() {
  const { values } = parseArgs({
    options: { rate: { type: 'string', default: '30' }, seed: { type: 'string' } },
  });
  const seed = values.seed === undefined ? Date.now() % 1_000_000 : undefined;
  return {
    rate: numberOf(values.rate, 'rate', 10_000),
    seed: seed ?? numberOf(values.seed ?? '', 'seed', 2 ** 31),
  };
}

const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stopped.abort());
}

/** The current step is completed; the pause after it is not awaited. */
async function runSimulation(simulation: Simulation): Promise<void> {
  let before = Date.now();
  while (!stopped.signal.aborted) {
    await pause(STEP_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    if (stopped.signal.aborted) return;
    const now = Date.now();
    await simulateStep(simulation, new Date(now), now - before);
    before = now;
  }
}

async function run(): Promise<void> {
  const { rate, seed } = readOptions();
  const found = await findDatabase(commandDatabase());
  const database = openDatabase({ url: found.url, poolSize: 2 });
  const storeIds = [NEJJARINE.id, ZAHRA.id];
  const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);
  try {
    say(`${rate} orders an hour, seed ${seed}; Ctrl+C stops`);
    await runSimulation({ database, storeIds, rate, random: seededRandom(seed), say });
    say('stopped');
  } finally {
    await database.close();
    await found.close();
  }
}

await runCommand(run);
