import { expect, it } from 'vitest';
import { countsByStatus, totalOfStatuses } from './list-filters';

const STATUSES = ['pending', 'captured', 'failed'] as const;
const ROWS = [
  { status: 'captured', count: 3 },
  { status: 'pending', count: 2 },
  { status: 'captured', count: 4 },
] as const;

it('`countsByStatus` adds up the rows of a status, and counts 0 for a status without rows', () => {
  expect(countsByStatus(STATUSES, ROWS)).toEqual({ pending: 2, captured: 7, failed: 0 });
});

it.each([
  [undefined, 9],
  [[], 9],
  [['captured'], 7],
  [['captured', 'captured', 'failed'], 7],
] as const)('`totalOfStatuses` totals the chosen statuses %j, each once', (chosen, total) => {
  expect(totalOfStatuses(countsByStatus(STATUSES, ROWS), chosen)).toBe(total);
});
