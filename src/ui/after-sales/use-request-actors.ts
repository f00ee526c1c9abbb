import { bidiIsolate } from '#domain/format/bidi-isolate';
import { toasts } from '../kit/feedback/toast-store';
import { useLatest } from '../kit/use-latest';
import { useRecordActors } from '../lists/use-record-actors';
import { useApplication } from '../portal-context/application-context';
import { useText } from '../text/use-text';
import {
  createRequestActors,
  type RequestActors,
  type RequestOutcome,
  type RequestRow,
} from './request-actors';

/** The processes of the displayed requests; shows the outcome of each action. */
export function useRequestActors(requests: readonly RequestRow[]): RequestActors {
  const application = useApplication();
  const t = useText('requests');
  const showOutcome = useLatest(({ action, record }: RequestOutcome) => {
    toasts.show({ title: t(`toast.${action}`, { number: bidiIsolate(record.number) }) });
  });
  return useRecordActors(requests, () =>
    createRequestActors(application, (outcome) => showOutcome.current(outcome)),
  );
}
