import type { ErrorKind } from '#domain/portal-errors/error-report';

/** Counts what happens in this process, for /metrics. */
export interface Meter {
  countPortalError(kind: ErrorKind): void;
  /** @param task its name, of which there are few */
  timeJob(task: string, outcome: 'done' | 'failed', seconds: number): void;
}
