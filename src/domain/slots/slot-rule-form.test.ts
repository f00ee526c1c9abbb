import { expect, test } from 'vitest';
import { NEW_RULE, scheduleFormErrors, slotRulesOf } from './slot-rule-form';

test('Times are read as they are typed, and empty or unreadable numbers are named', () => {
  const rule = { ...NEW_RULE, opens: '9h30', closes: '12' };
  expect(scheduleFormErrors({ rules: [rule] })).toEqual({});
  expect(slotRulesOf({ rules: [rule] })).toMatchObject([{ opens: '09:30', closes: '12:00' }]);
  const unreadable = { unreadable: 'dix', problem: 'not_a_number' } as const;
  const wrong = { ...rule, capacity: null, minutes: unreadable };
  expect(scheduleFormErrors({ rules: [wrong] })).toEqual({
    'rules.0.capacity': ['required'],
    'rules.0.minutes': ['not_a_number'],
  });
});
