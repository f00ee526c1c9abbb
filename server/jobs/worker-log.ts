import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';

const LEVELS: Readonly<Record<string, 'error' | 'warn' | 'debug'>> = {
  error: 'error',
  warning: 'warn',
};

/**
 * What graphile-worker says, in our log and without its details, which hold payloads. That a job is
 * done is said at the level `debug`; why one failed is logged where the task is called.
 */
export const workerLogger = (log: FastifyBaseLogger): Logger =>
  new Logger(() => (level, message) => {
    const [line = ''] = message.split('\n');
    log[LEVELS[level] ?? 'debug']({ subject: 'jobs' }, line);
  });

/** For what needs no words, such as bringing the schema up to date. */
export const silentLogger = (): Logger => new Logger(() => () => undefined);
