import { addDays, type IsoDay } from '#domain/time/casablanca-day';

export type PeriodPreset = ReturnType<typeof periodPresets>[number]['id'];

/** The most common periods as of `today`; none extends beyond it. */
export function periodPresets(today: IsoDay) {
  const month = `${today.slice(0, 8)}01`;
  const lastMonthEnd = addDays(month, -1);
  return [
    { id: 'week', from: addDays(today, -6), to: today },
    { id: 'days30', from: addDays(today, -29), to: today },
    { id: 'month', from: month, to: today },
    { id: 'lastMonth', from: `${lastMonthEnd.slice(0, 8)}01`, to: lastMonthEnd },
    { id: 'year', from: `${today.slice(0, 4)}-01-01`, to: today },
  ] as const;
}
