import type { WorkerEvents } from 'graphile-worker';
import { expect, test } from 'vitest';
import { recordActivity } from './runner-activity';

const ENDING_MS = 1000;

/** Tells the record of an event of a job, as graphile-worker does. */
function tell(events: WorkerEvents, name: 'job:start' | 'job:complete', id: string): void {
  events.emit(name, { job: { id } } as never);
}

test('A job that has ended counts as taken while the database may not know its end', () => {
  let now = 0;
  const { events, jobIds } = recordActivity({ slots: 2, clock: () => now, endingMs: ENDING_MS });
  tell(events, 'job:start', '1');
  tell(events, 'job:start', '2');
  tell(events, 'job:complete', '1');
  now = ENDING_MS;
  expect(jobIds()).toEqual(['1', '2']);
  now = ENDING_MS + 1;
  expect(jobIds()).toEqual(['2']);
});

test('A job that runs again counts as taken, however long ago its first run ended', () => {
  let now = 0;
  const { events, jobIds } = recordActivity({ slots: 2, clock: () => now, endingMs: ENDING_MS });
  tell(events, 'job:start', '1');
  tell(events, 'job:complete', '1');
  tell(events, 'job:start', '1');
  now = 10 * ENDING_MS;
  expect(jobIds()).toEqual(['1']);
});
