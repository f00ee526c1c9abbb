import { isUnreadable, readableNumber, type TypedNumber } from '../format/unreadable-number';
import { errorsSchema } from '../forms/errors-schema';
import { normalizeClock } from '../stores/availability-form';
import { type SlotRule, slotRuleErrors } from './slot-rules';

const NUMBERS = ['minutes', 'bufferMinutes', 'capacity', 'cutOffMinutes'] as const;

/** A rule as its form holds it: numbers may be empty or unreadable, times are as they were typed. */
export type SlotRuleForm = Omit<SlotRule, (typeof NUMBERS)[number]> &
  Record<(typeof NUMBERS)[number], TypedNumber>;

/** The rules of a carrier as their form holds them. */
export type ScheduleForm = { rules: readonly SlotRuleForm[] };

/** A rule that is added: the afternoon of a Monday, as carriers come. */
export const NEW_RULE: SlotRuleForm = {
  day: 'monday',
  cityId: null,
  opens: '14:00',
  closes: '17:00',
  minutes: 60,
  bufferMinutes: 0,
  capacity: 20,
  cutOffMinutes: 120,
};

/** The rules to save. Call it for a form without errors only: an empty number counts as -1. */
export function slotRulesOf({ rules }: ScheduleForm): SlotRule[] {
  return rules.map((rule) => ({
    day: rule.day,
    cityId: rule.cityId,
    opens: normalizeClock(rule.opens),
    closes: normalizeClock(rule.closes),
    minutes: readableNumber(rule.minutes) ?? -1,
    bufferMinutes: readableNumber(rule.bufferMinutes) ?? -1,
    capacity: readableNumber(rule.capacity) ?? -1,
    cutOffMinutes: readableNumber(rule.cutOffMinutes) ?? -1,
  }));
}

/** Empty and unreadable numbers, codes by field. */
function numberErrors({ rules }: ScheduleForm): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const [index, rule] of rules.entries()) {
    for (const field of NUMBERS) {
      const value = rule[field];
      const path = `rules.${index}.${field}`;
      if (value === null) errors[path] = ['required'];
      else if (isUnreadable(value)) errors[path] = [value.problem];
    }
  }
  return errors;
}

/** All errors of the form, codes by field. */
export function scheduleFormErrors(values: ScheduleForm): Record<string, string[]> {
  return { ...slotRuleErrors(slotRulesOf(values)), ...numberErrors(values) };
}

/** The rules of {@link scheduleFormErrors} for the form. */
export const scheduleSchema = errorsSchema<ScheduleForm>(scheduleFormErrors);
