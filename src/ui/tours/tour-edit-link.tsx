import type { TourSummary } from '#openapi/types.generated';
import { tourEditPath } from '../links/tour-path';
import { RowEditLink } from '../lists/row-edit-link';
import { usePermission } from '../portal-context/use-permission';
import { useLocalizedTitle } from '../text/localized';

/** To the form of a tour. */
export function TourEditLink({ tour }: { tour: TourSummary }) {
  const name = useLocalizedTitle()(tour);
  if (!usePermission('tours.edit')) return null;
  return <RowEditLink to={tourEditPath(tour)} name={name} />;
}
