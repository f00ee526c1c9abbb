import { expect, test } from 'vitest';
import type { PartState, PortalPart } from '#domain/status/portal-parts';
import { combined, hoursOf, partDaysOf } from './part-history';

const NOW = new Date('2026-11-30T12:00:00Z');

test('The findings of two processes are combined minute by minute', () => {
  const one = looksOf('2026-11-30T10:00:30Z', 3, { mail: 'failing' });
  const other = looksOf('2026-11-30T10:02:10Z', 3, { mail: 'working', storage: 'slow' });
  const rows = combined(one, other);
  const mail = rows.filter(({ part }) => part === 'mail');
  expect(mail).toEqual([
    { part: 'mail', hour: new Date('2026-11-30T10:00:00Z'), checked: 0b11111n, failed: 0b111n },
  ]);
  expect(rows.find(({ part }) => part === 'storage')?.failed).toBe(0n);
});

test('A day has the minutes with a look and those with a failure', () => {
  const rows = combined(
    looksOf('2026-11-28T23:30:30Z', 4, { database: 'failing' }),
    looksOf('2026-11-30T10:59:30Z', 2, {}),
  );
  const { database } = partDaysOf(rows, NOW);
  expect(database).toHaveLength(30);
  expect(database.filter(({ minutes }) => minutes > 0)).toEqual([
    { day: '2026-11-28', minutes: 4, failedMinutes: 4 },
    { day: '2026-11-30', minutes: 2, failedMinutes: 0 },
  ]);
});

test('The server failed in the minutes without any look since its first one', () => {
  const rows = combined(
    looksOf('2026-11-30T10:00:30Z', 30, {}),
    looksOf('2026-11-30T11:00:30Z', 60, {}),
  );
  const { server, worker } = partDaysOf(rows, NOW);
  expect([server.at(-1), server.at(-2), worker.at(-1)]).toEqual([
    { day: '2026-11-30', minutes: 120, failedMinutes: 30 },
    { day: '2026-11-29', minutes: 0, failedMinutes: 0 },
    { day: '2026-11-30', minutes: 90, failedMinutes: 0 },
  ]);
});

test('Without any look, nothing is known of a day', () => {
  const { server } = partDaysOf([], NOW);
  expect(server.every(({ minutes, failedMinutes }) => minutes + failedMinutes === 0)).toBe(true);
});

/** One look in each of so many minutes. */
function looksOf(from: string, minutes: number, others: Partial<Record<PortalPart, PartState>>) {
  const states = {
    server: 'working',
    database: 'working',
    worker: 'working',
    mail: 'working',
    storage: 'working',
    ...others,
  } as const;
  return Array.from({ length: minutes }, (_, minute) =>
    hoursOf({ at: new Date(Date.parse(from) + minute * 60_000), states }),
  ).reduce(combined, []);
}
