/** What the status page shows, from the nearest to a visitor. */
export const PORTAL_PARTS = ['server', 'database', 'worker', 'mail', 'storage'] as const;

export type PortalPart = (typeof PORTAL_PARTS)[number];

/** From good to bad. `slow`: it works, but what waits for it waits for long. */
export const PART_STATES = ['working', 'slow', 'failing'] as const;

export type PartState = (typeof PART_STATES)[number];

/** How many days the status page shows, today included. */
export const STATUS_DAYS = 30;

export function worstState(states: readonly PartState[]): PartState {
  return (
    PART_STATES[Math.max(0, ...states.map((state) => PART_STATES.indexOf(state)))] ?? 'working'
  );
}

/** The minutes of one day for which something is known. */
export interface DayOfPart {
  readonly minutes: number;
  readonly failedMinutes: number;
}

/** The share of the known minutes without a failure, from 0 to 1; null if nothing is known. */
export function availabilityOf(days: readonly DayOfPart[]): number | null {
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  const failed = days.reduce((sum, day) => sum + day.failedMinutes, 0);
  return minutes === 0 ? null : (minutes - failed) / minutes;
}
