import type { DepartureTour } from '#openapi/types.generated';
import type { TourRow } from './tours.repository';

/** The tour of a departure or a booking, by its titles. */
export function presentDepartureTour({ id, title, titleEn, titleAr }: TourRow): DepartureTour {
  return { id, title, titleEn, titleAr };
}
