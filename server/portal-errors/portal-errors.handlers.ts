import type { Call, ServerContext } from '../context';
import { contractHandlers } from '../http/contract-handlers';
import { consumeNetworkLimit } from '../rate-limits/network-rate-limit';
import { consumeRateLimit } from '../rate-limits/rate-limit';
import { createPortalErrorLog } from './error-log';
import { createErrorSources } from './error-sources';

/** The session of a report, if it has one: errors occur to visitors, and after a session, too. */
async function sessionOf(
  { tokens }: ServerContext,
  { request, now }: Pick<Call, 'request' | 'now'>,
): Promise<string | undefined> {
  const token = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  return tokens.readAccess(token, now).then(
    ({ sessionId }) => sessionId,
    () => undefined,
  );
}

/** Takes what fails in the portals of browsers. */
export function portalErrorHandlers(context: ServerContext) {
  const { config, database, meter } = context;
  const errors = createPortalErrorLog(createErrorSources());
  return contractHandlers({
    reportPortalErrors: async (call) => {
      const limit = config.errorReportsPerMinute;
      await consumeNetworkLimit(context, 'portal-errors', call, limit);
      const session = await sessionOf(context, call);
      if (session !== undefined) {
        await consumeRateLimit(database, `portal-errors-of:${session}`, limit, call.now);
      }
      for (const error of call.body.errors) {
        meter.countPortalError(error.kind);
        await errors.take(error, call.now, call.log);
      }
    },
  });
}
