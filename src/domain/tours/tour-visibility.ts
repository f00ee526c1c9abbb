import type { TourStatus } from './tour-lifecycle';

/** What determines whether guests can see and book a tour. */
export interface TourSellability {
  readonly status: TourStatus;
  /** Whether it lacks nothing that a public tour needs. */
  readonly isComplete: boolean;
  /** Departures that can still be booked, whether places are free or not. */
  readonly bookableDepartures: number;
  readonly isStoreActive: boolean;
}

/** Conditions of a tour's visibility, in the order in which a seller would fix them. */
export const TOUR_VISIBILITY_CONDITIONS = [
  'complete',
  'published',
  'not_paused',
  'not_archived',
  'has_departure',
  'store_active',
] as const;
export type TourVisibilityCondition = (typeof TOUR_VISIBILITY_CONDITIONS)[number];

const RULES: Record<TourVisibilityCondition, (tour: TourSellability) => boolean> = {
  complete: ({ isComplete }) => isComplete,
  published: ({ status }) => status !== 'draft',
  not_paused: ({ status }) => status !== 'paused',
  not_archived: ({ status }) => status !== 'archived',
  has_departure: ({ bookableDepartures }) => bookableDepartures > 0,
  store_active: ({ isStoreActive }) => isStoreActive,
};

/** Each condition of a tour's visibility and whether it is met: why guests do, or do not, see it. */
export function tourVisibilityOf(
  tour: TourSellability,
): { condition: TourVisibilityCondition; isMet: boolean }[] {
  return TOUR_VISIBILITY_CONDITIONS.map((condition) => ({
    condition,
    isMet: RULES[condition](tour),
  }));
}

/** Whether guests see the tour. */
export function isVisibleTour(tour: TourSellability): boolean {
  return TOUR_VISIBILITY_CONDITIONS.every((condition) => RULES[condition](tour));
}
