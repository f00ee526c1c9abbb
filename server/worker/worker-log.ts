import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';

const LEVELS: Readonly<Record<string, 'error' | 'warn' | 'debug'>> = {
  error: 'error',
  warning: 'warn',
};

/**
 * Writes graphile-worker's messages to our log without their details, which contain payloads.
 * Completed jobs are logged at the level `debug`; errors of jobs are logged where the task is
 * called.
 */
export function workerLogger(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message) => {
    const [line = ''] = message.split('\n');
    log[LEVELS[level] ?? 'debug']({ subject: 'jobs' }, line);
  });
}
