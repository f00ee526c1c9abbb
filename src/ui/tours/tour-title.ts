import type { TourRecord } from '#application/tours/tour-actions.machine';
import { useLocalizedName } from '../text/localized';

/** The title in the page's language, or the French one. */
export function useTourTitle(): (
  tour: Pick<TourRecord, 'title' | 'titleEn' | 'titleAr'>,
) => string {
  const localized = useLocalizedName();
  return ({ title, titleEn, titleAr }) =>
    localized({ name: title, nameEn: titleEn, nameAr: titleAr });
}
