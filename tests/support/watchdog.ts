import { Worker } from 'node:worker_threads';

/** The longest name that is reported, in bytes. */
const NAME_BYTES = 1_000;

/**
 * Counts the seconds without a turn of the event loop. At the limit, it writes what was running and
 * ends the process: no timer of the blocked thread could.
 */
const PROGRAM = `
  const { writeSync } = require('node:fs');
  const { workerData: { turns, name, limit } } = require('node:worker_threads');
  let last = -1;
  let seconds = 0;
  setInterval(() => {
    const now = Atomics.load(turns, 0);
    seconds = now === last ? seconds + 1 : 0;
    last = now;
    if (seconds < limit) return;
    const text = Buffer.from(name).toString().replaceAll('\\0', '');
    writeSync(2, 'FAILED ' + text + ' computed for ' + limit + ' s without end.\\n');
    process.kill(process.pid, 'SIGKILL');
  }, 1000);
`;

/** Tells a watchdog what runs. */
export type Watchdog = (name: string) => void;

/**
 * Ends this process when its event loop stands still, because something computes without end.
 * @param limit seconds
 */
export function startWatchdog(limit: number): Watchdog {
  const turns = new Int32Array(new SharedArrayBuffer(4));
  const name = new Uint8Array(new SharedArrayBuffer(NAME_BYTES));
  new Worker(PROGRAM, { eval: true, execArgv: [], workerData: { turns, name, limit } }).unref();
  setInterval(() => Atomics.add(turns, 0, 1), 500).unref();
  return (text) => {
    name.fill(0);
    name.set(Buffer.from(text).subarray(0, NAME_BYTES));
  };
}
