import { describe, expect, test } from 'vitest';
import type { EventRecurrence } from '../calendar/recurrence';
import { type PlanValues, planErrors } from './departure-plan';

const WEEKLY: EventRecurrence = {
  frequency: 'weekly',
  interval: 1,
  weekdays: [],
  monthlyBy: 'day',
  until: null,
  count: null,
};
const PLAN: PlanValues = { day: '2026-12-05', time: '10h', recurrence: WEEKLY, exceptions: [] };

describe('The plan of departures', () => {
  test('A weekly plan with a time in any notation has no errors', () => {
    expect(planErrors(PLAN)).toEqual({});
  });

  test('A plan needs a day and a time', () => {
    const plan = { ...PLAN, day: null, time: '', recurrence: null };
    expect(planErrors(plan)).toEqual({ day: ['required'], time: ['invalid_clock'] });
  });

  test('A plan with a day that does not exist is refused', () => {
    expect(planErrors({ ...PLAN, day: '2026-02-30' })).toEqual({ day: ['invalid_format'] });
  });

  test('A series that ends before it begins is refused', () => {
    const recurrence = { ...WEEKLY, until: '2026-12-01' };
    expect(planErrors({ ...PLAN, recurrence })).toEqual({ recurrence: ['period_reversed'] });
  });
});
