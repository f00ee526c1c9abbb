import { describe, expect, test } from 'vitest';
import {
  faultOf,
  isBeyondHelp,
  type RunnerActivity,
  restartPauseMs,
  WORKER_LIMITS,
  workerStateOf,
} from './supervision';

const { stallMs, jobMs, endMs, failingMs, giveUpMs } = WORKER_LIMITS;

/** An idle runner that has just looked for jobs, at the time 0. */
const idle: RunnerActivity = {
  slots: 2,
  progressAt: 0,
  jobTakenAt: 0,
  jobsSince: [],
  schedulingSince: undefined,
  endingSince: undefined,
  oldestDueMs: 0,
};

function faultAfter(ms: number, change: Partial<RunnerActivity> = {}) {
  return faultOf({ ...idle, ...change }, ms, WORKER_LIMITS);
}

describe('A runner', () => {
  test('that looks for jobs works, whatever else it has done', () => {
    expect(faultAfter(stallMs)).toBeUndefined();
    expect(faultAfter(stallMs, { schedulingSince: 1 })).toBeUndefined();
    expect(faultAfter(endMs, { endingSince: 0 })).toBeUndefined();
  });

  test('with a free slot that cannot look for jobs does not work', () => {
    expect(faultAfter(stallMs + 1)).toBe('cannot_fetch');
    expect(faultAfter(stallMs + 1, { jobsSince: [0] })).toBe('cannot_fetch');
  });

  test('whose slots are all taken works until a job hangs', () => {
    expect(faultAfter(jobMs, { jobsSince: [0, 0] })).toBeUndefined();
    expect(faultAfter(jobMs + 1, { jobsSince: [0, jobMs] })).toBe('hanging_job');
    expect(faultAfter(jobMs + 1, { jobsSince: [0], progressAt: jobMs })).toBe('hanging_job');
  });

  test('that has just finished long jobs works', () => {
    expect(faultAfter(jobMs, { progressAt: jobMs - 1 })).toBeUndefined();
  });

  test('that looks for jobs but takes none, although they are due, does not work', () => {
    const looked = { progressAt: stallMs, oldestDueMs: stallMs + 1 };
    expect(faultAfter(stallMs + 1, looked)).toBe('takes_no_jobs');
    expect(faultAfter(stallMs + 1, { ...looked, jobTakenAt: 2 })).toBeUndefined();
    expect(faultAfter(stallMs + 1, { ...looked, oldestDueMs: stallMs })).toBeUndefined();
  });

  test('that cannot add scheduled jobs, or that does not end, does not work', () => {
    expect(faultAfter(stallMs + 1, { schedulingSince: 0, progressAt: stallMs })).toBe(
      'hanging_schedule',
    );
    expect(faultAfter(endMs + 1, { endingSince: 0 })).toBe('does_not_end');
    expect(faultAfter(endMs + 1, { endingSince: 0, jobsSince: [0, 0] })).toBe('does_not_end');
  });
});

test('Pauses between restarts double up to a limit, and a stop is mended within a minute', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 50].map((failures) => restartPauseMs(failures, WORKER_LIMITS));
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 20_000, 20_000]);
  const { longestPauseMs, startMs } = WORKER_LIMITS;
  expect(stallMs + longestPauseMs + startMs).toBeLessThanOrEqual(60_000);
});

describe('The worker of a process', () => {
  const record = { workedAt: 0, excusedAt: 0 };

  test('fails after a while without work, and is beyond help after a longer one', () => {
    expect(workerStateOf(record, failingMs, WORKER_LIMITS)).toBe('working');
    expect(workerStateOf(record, failingMs + 1, WORKER_LIMITS)).toBe('failing');
    expect(isBeyondHelp(record, giveUpMs, WORKER_LIMITS)).toBe(false);
    expect(isBeyondHelp(record, giveUpMs + 1, WORKER_LIMITS)).toBe(true);
  });

  test('is starting until it has looked for jobs, and fails if it never does', () => {
    const fresh = { workedAt: undefined, excusedAt: 0 };
    expect(workerStateOf(fresh, failingMs, WORKER_LIMITS)).toBe('starting');
    expect(workerStateOf(fresh, failingMs + 1, WORKER_LIMITS)).toBe('failing');
  });

  test('neither works nor fails while the database does not answer', () => {
    const excused = { workedAt: 0, excusedAt: giveUpMs };
    expect(workerStateOf(excused, giveUpMs + 1, WORKER_LIMITS)).toBe('starting');
    expect(isBeyondHelp(excused, giveUpMs + 1, WORKER_LIMITS)).toBe(false);
  });
});
