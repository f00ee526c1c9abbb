import { type ReactNode, Suspense, useMemo } from 'react';
import { CardsSkeleton } from '../../kit/cards-skeleton';
import { lazyPiece } from '../../kit/lazy-piece';
import { RecordAnswer } from '../../lists/record-answer';
import { UnknownRecord } from '../../lists/unknown-record';
import { useText } from '../../text/use-text';
import type { ClientRequest, RequestKind } from '../request-kinds';
import { useRequestActors } from '../use-request-actors';
import { RequestHead } from './request-head';

/** Fetched when the first of them is asked for. */
const RequestDialogs = lazyPiece(() => import('../request-dialogs'), 'RequestDialogs');

const NONE: never[] = [];

interface RequestPageProps<R extends ClientRequest> {
  kind: RequestKind;
  id: string;
  /** What the hook of the record's query gives. */
  query: { currentData?: R | undefined; error?: unknown; refetch: () => unknown };
  children: (request: R) => ReactNode;
}

/** The page of a request: where it stands, what can be done about it, and what it is about. */
export function RequestPage<R extends ClientRequest>(props: RequestPageProps<R>) {
  const { kind, id, query, children } = props;
  const t = useText('requests');
  const request = query.currentData;
  const actors = useRequestActors(useMemo(() => (request ? [request] : NONE), [request]));
  const asking = actors.asking();
  return (
    <>
      <RequestHead kind={kind} request={request} actor={actors.of(id)} />
      <RecordAnswer
        query={query}
        skeleton={
          <CardsSkeleton wide={['48px']} main={['240px', '240px']} side={['120px', '200px']} />
        }
        unknown={
          <UnknownRecord
            title={t(`${kind}.unknownTitle`)}
            text={t(`${kind}.unknownText`)}
            back={{ to: `/dashboard/${kind}`, label: t(`${kind}.back`) }}
          />
        }
      >
        {children}
      </RecordAnswer>
      {asking && (
        <Suspense fallback={null}>
          <RequestDialogs kind={kind} actor={asking} />
        </Suspense>
      )}
    </>
  );
}
