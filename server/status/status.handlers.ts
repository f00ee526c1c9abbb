import { availabilityOf, PORTAL_PARTS, worstState } from '#domain/status/portal-parts';
import type { ServerContext } from '../context';
import { contractHandlers } from '../http/contract-handlers';

/** What `/status` shows: anybody may read it, also while the database is lost. */
export function statusHandlers({ portalStatus }: ServerContext) {
  return contractHandlers({
    getPortalStatus: async () => {
      const { at, states } = await portalStatus.latest();
      const days = await portalStatus.days();
      return {
        checkedAt: at.toISOString(),
        state: worstState(Object.values(states)),
        parts: PORTAL_PARTS.map((part) => ({
          part,
          state: states[part],
          availability: availabilityOf(days[part]),
          days: [...days[part]],
        })),
      };
    },
  });
}
