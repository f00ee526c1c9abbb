import type { TourAction } from '#application/tours/tour-actions.machine';
import { toasts } from '../kit/feedback/toast-store';
import { useLatest } from '../kit/use-latest';
import { useRecordActors } from '../lists/use-record-actors';
import { useApplication } from '../portal-context/application-context';
import { useText } from '../text/use-text';
import { createTourActors, type TourActors, type TourRow } from './tour-actors';

/** The processes of the tours on the page; shows the outcome of each action. */
export function useTourActors(
  tours: readonly TourRow[],
  onDone?: (action: TourAction) => void,
): TourActors {
  const application = useApplication();
  const t = useText('tours');
  const tell = useLatest((action: TourAction) => {
    toasts.show({ title: t(`toast.${action}`) });
    onDone?.(action);
  });
  return useRecordActors(tours, () =>
    createTourActors(application, ({ action }) => tell.current(action)),
  );
}
