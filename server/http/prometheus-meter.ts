import { Counter, Histogram, type Registry } from 'prom-client';
import type { Meter } from '../ports/meter.port';

/** Seconds; most jobs take milliseconds, imports of pictures and backups minutes. */
const JOB_BUCKETS = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300];

/** Counts into the registry of a process. */
export function createMeter(register: Registry): Meter {
  const portalErrors = new Counter({
    name: 'portal_errors_total',
    help: 'Errors of the portal that browsers reported, by what noticed them.',
    labelNames: ['kind'],
    registers: [register],
  });
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time of a background job in this process, by task and outcome.',
    labelNames: ['task', 'outcome'],
    buckets: JOB_BUCKETS,
    registers: [register],
  });
  return {
    countPortalError: (kind) => portalErrors.inc({ kind }),
    timeJob: (task, outcome, seconds) => jobs.observe({ task, outcome }, seconds),
  };
}
