import { millisecondsInMinute } from 'date-fns/constants';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { errorName, maskedMessage, maskedPath } from '#domain/portal-errors/error-report';
import type { PortalError } from '#openapi/types.generated';
import type { ErrorSources } from './error-sources';

/** Errors of which a process remembers when it logged them. */
const MAX_KNOWN = 500;

interface KnownError {
  readonly loggedAt: number;
  /** How often it was reported since then. */
  count: number;
}

export interface PortalErrorLog {
  /** @param log names the request */
  take(error: PortalError, now: Date, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void>;
}

/** Nothing that is longer than a name of the portal itself. */
function codeName(text: string | undefined): string | undefined {
  return text?.replaceAll(/[^\w.# -]/g, '').slice(0, 120);
}

/**
 * Logs each error once a minute, with its place in the sources and how often it came since the last
 * time. The same error is one of the same name, at the same place.
 */
export function createPortalErrorLog(sources: ErrorSources): PortalErrorLog {
  const known = new LRUCache<string, KnownError>({ max: MAX_KNOWN });
  return {
    take: async (error, now, log) => {
      const { kind, frames, machine, state, requestId } = error;
      const name = errorName(error.name);
      const [first] = frames;
      const place = first ? `${first.file}:${first.line}:${first.column}` : '';
      const key = [kind, name, place, machine, state].join(' ');
      const before = known.get(key);
      if (before && now.getTime() - before.loggedAt < millisecondsInMinute) {
        before.count += 1;
        return;
      }
      known.set(key, { loggedAt: now.getTime(), count: 0 });
      log.warn(
        {
          subject: 'portal',
          portalError: {
            kind,
            name,
            message: maskedMessage(error.message),
            page: maskedPath(error.page),
            machine: codeName(machine),
            state: codeName(state),
            requestId,
            stack: await Promise.all(frames.map(sources.find)),
            more: before?.count ?? 0,
          },
        },
        'an error of the portal',
      );
    },
  };
}
