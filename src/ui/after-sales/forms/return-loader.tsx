import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useGetReturnQuery } from '#application/api/returns-endpoints.generated';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { Return } from '#openapi/types.generated';
import { Skeleton } from '../../kit/loading/skeleton';
import { Dialog } from '../../kit/overlays/dialog';
import { ProblemState } from '../../lists/problem-state';
import { useText } from '../../text/use-text';
import type { RequestActor } from '../request-actors';

interface ReturnLoaderProps {
  actor: RequestActor;
  action: 'receive' | 'refund';
  children: (record: Return) => ReactNode;
}

/** Reads the full return before the form that needs its lines or its limits. */
export function ReturnLoader({ actor, action, children }: ReturnLoaderProps) {
  const t = useText('requests');
  const { id, number } = useSelector(actor, ({ context }) => context.record);
  const { data, error, refetch } = useGetReturnQuery({ returnId: id });
  if (data?.id === id) return children(data);
  return (
    <Dialog
      open
      onClose={() => actor.send({ type: 'answer.cancel' })}
      title={t(`form.${action}.title`, { number: bidiIsolate(number) })}
    >
      {error ? <ProblemState error={error} onRetry={refetch} /> : <Skeleton $height="200px" />}
    </Dialog>
  );
}
