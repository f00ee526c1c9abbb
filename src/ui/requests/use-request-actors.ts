import { isolated } from '#domain/format/isolated';
import { useApplication } from '../app/application-context';
import { toasts } from '../kit/toast-store';
import { useLatest } from '../kit/use-latest';
import { useRecordActors } from '../lists/use-record-actors';
import { useText } from '../text/use-text';
import {
  createRequestActors,
  type RequestActors,
  type RequestOutcome,
  type RequestRow,
} from './request-actors';

/** The processes of the requests shown; says what each action brought about. */
export function useRequestActors(requests: readonly RequestRow[]): RequestActors {
  const application = useApplication();
  const t = useText('requests');
  const tell = useLatest(({ action, request }: RequestOutcome) => {
    toasts.show({ title: t(`toast.${action}`, { number: isolated(request.number) }) });
  });
  return useRecordActors(requests, () =>
    createRequestActors(application, (outcome) => tell.current(outcome)),
  );
}
