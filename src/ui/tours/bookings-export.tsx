import {
  type ExportTourBookingsApiArg,
  useLazyExportTourBookingsQuery,
} from '#application/api/tours-endpoints.generated';
import { ListExport } from '../lists/list-export';
import { useText } from '../text/use-text';

type BookingsExportProps = Pick<ExportTourBookingsApiArg, 'tourId' | 'departureId'>;

/** Exports the bookings of all tours, of one tour or of one departure to a file. */
export function BookingsExport(props: BookingsExportProps) {
  const t = useText('tours');
  const [fetchFile, { isFetching }] = useLazyExportTourBookingsQuery();
  return (
    <ListExport
      fetchFile={(form) => fetchFile({ ...props, ...form })}
      busy={isFetching}
      fileName={t('export.fileName')}
    />
  );
}
