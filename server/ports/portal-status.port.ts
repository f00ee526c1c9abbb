import type { PartState, PortalPart } from '#domain/status/portal-parts';
import type { IsoDay } from '#domain/time/casablanca-day';

/** What a process found out when it looked last. */
export interface PartFindings {
  readonly at: Date;
  readonly states: Readonly<Record<PortalPart, PartState>>;
}

/** The days of a part, the oldest first. */
export type PartDays = Readonly<
  Record<
    PortalPart,
    readonly { readonly day: IsoDay; readonly minutes: number; readonly failedMinutes: number }[]
  >
>;

/** The state of the parts of the portal, as this process sees it. */
export interface PortalStatus {
  /** Looks at all parts, and records what it finds. Calls at the same time share one look. */
  check(): Promise<PartFindings>;
  /** The last look if it is younger than two minutes, otherwise a new one. */
  latest(): Promise<PartFindings>;
  /** The last thirty days of all processes; what was known before, while the database is lost. */
  days(): Promise<PartDays>;
}
