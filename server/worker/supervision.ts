import { millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import type { JobWorkerState } from '../jobs/job-worker-state';

/** The limits by which a job worker is judged and replaced (ms). */
export interface WorkerLimits {
  /** How often a runner, and the work of the process, are judged. */
  readonly judgeMs: number;
  /** How long a new runner may take to connect. */
  readonly startMs: number;
  /** How long a runner with a free slot may go without a successful look for jobs. */
  readonly stallMs: number;
  /** How long one job may run. Longer jobs are taken for hanging, and run again. */
  readonly jobMs: number;
  /** How long a runner without running jobs may take to end. */
  readonly endMs: number;
  /** The pause before the first restart; each further pause doubles. */
  readonly firstPauseMs: number;
  /** The longest pause before a restart. */
  readonly longestPauseMs: number;
  /** After so long a time of work, the next pause is again the first one. */
  readonly steadyMs: number;
  /** How long a worker may be unable to work before its process is not ready. */
  readonly failingMs: number;
  /** How long it may be unable to work before its process ends. */
  readonly giveUpMs: number;
}

/**
 * The usual limits. A runner is replaced at the latest 60 seconds after it has stopped working: it
 * is noticed after 30 seconds, and the longest pause is 20 seconds.
 */
export const WORKER_LIMITS: WorkerLimits = {
  judgeMs: millisecondsInSecond,
  startMs: 10 * millisecondsInSecond,
  stallMs: 30 * millisecondsInSecond,
  jobMs: millisecondsInHour / 3,
  endMs: 5 * millisecondsInSecond,
  firstPauseMs: millisecondsInSecond,
  longestPauseMs: 20 * millisecondsInSecond,
  steadyMs: millisecondsInMinute,
  failingMs: 30 * millisecondsInSecond,
  giveUpMs: 5 * millisecondsInMinute,
};

/** What a runner has done so far. Times are milliseconds of one monotonic clock. */
export interface RunnerActivity {
  /** Jobs that it runs at once. */
  readonly slots: number;
  /** When it last looked for jobs with success, took a job or finished one; at first its start. */
  readonly progressAt: number;
  /** When it last took a job; at first its start. */
  readonly jobTakenAt: number;
  /** The beginnings of the jobs that it runs now. */
  readonly jobsSince: readonly number[];
  /** Since when it has been adding scheduled jobs; undefined if it is not. */
  readonly schedulingSince: number | undefined;
  /** Since when it has been stopping; undefined if it is not. */
  readonly endingSince: number | undefined;
  /** How long the oldest job that it could take has been due. */
  readonly oldestDueMs: number;
}

/** Why a runner is replaced. */
export type RunnerFault =
  | 'ended'
  | 'does_not_end'
  | 'hanging_job'
  | 'hanging_schedule'
  | 'cannot_fetch'
  | 'takes_no_jobs';

function isOver(since: number | undefined, now: number, limit: number): boolean {
  return since !== undefined && now - since > limit;
}

/** Whether one of the jobs has run for longer than the limit. */
export function hasHangingJob(jobsSince: readonly number[], now: number, jobMs: number): boolean {
  return jobsSince.some((since) => isOver(since, now, jobMs));
}

/**
 * What is wrong with a runner; undefined while it works. A runner whose slots are all taken works,
 * as long as no job exceeds its limit.
 */
export function faultOf(
  activity: RunnerActivity,
  now: number,
  { endMs, jobMs, stallMs }: WorkerLimits,
): RunnerFault | undefined {
  const { slots, jobsSince, progressAt, jobTakenAt, oldestDueMs } = activity;
  if (isOver(activity.endingSince, now, endMs)) return 'does_not_end';
  if (hasHangingJob(jobsSince, now, jobMs)) return 'hanging_job';
  if (isOver(activity.schedulingSince, now, stallMs)) return 'hanging_schedule';
  if (jobsSince.length >= slots) return undefined;
  if (isOver(progressAt, now, stallMs)) return 'cannot_fetch';
  return oldestDueMs > stallMs && isOver(jobTakenAt, now, stallMs) ? 'takes_no_jobs' : undefined;
}

/** The pause before the restart that follows `failures` failures in a row, one or more. */
export function restartPauseMs(
  failures: number,
  { firstPauseMs, longestPauseMs }: WorkerLimits,
): number {
  return Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);
}

/** The work of a process's worker, over all its runners. */
export interface WorkRecord {
  /** When a runner last worked; undefined if none has so far. */
  readonly workedAt: number | undefined;
  /**
   * When the worker last worked, or was excused because the database did not answer; at first its
   * start.
   */
  readonly excusedAt: number;
}

/** A worker fails once it has been unable to work for a while, although the database answers. */
export function workerStateOf(
  { workedAt, excusedAt }: WorkRecord,
  now: number,
  { failingMs }: WorkerLimits,
): JobWorkerState {
  if (isOver(excusedAt, now, failingMs)) return 'failing';
  const hasWorkedLately = workedAt !== undefined && !isOver(workedAt, now, failingMs);
  return hasWorkedLately ? 'working' : 'starting';
}

/** Whether the process has to end, so that whatever started it starts another one. */
export function isBeyondHelp(
  { excusedAt }: WorkRecord,
  now: number,
  { giveUpMs }: WorkerLimits,
): boolean {
  return isOver(excusedAt, now, giveUpMs);
}
