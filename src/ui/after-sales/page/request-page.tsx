import { type ReactNode, useMemo } from 'react';
import { CardsSkeleton } from '../../kit/loading/cards-skeleton';
import { Deferred } from '../../kit/loading/deferred';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { RecordNotFound } from '../../lists/record-not-found';
import { RecordQueryView } from '../../lists/record-query-view';
import { useText } from '../../text/use-text';
import type { ClientRequest, RequestKind } from '../request-kinds';
import { useRequestActors } from '../use-request-actors';
import { RequestHeader } from './request-header';

/** Loaded when the first dialog is needed. */
const RequestDialogs = lazyComponent(
  () => import(/* webpackChunkName: 'request-dialogs' */ '../request-dialogs'),
  'RequestDialogs',
);

const NONE: never[] = [];

interface RequestPageProps<R extends ClientRequest> {
  kind: RequestKind;
  id: string;
  /** The result of the record's query hook. */
  query: { currentData?: R | undefined; error?: unknown; refetch: () => unknown };
  children: (request: R) => ReactNode;
}

/** The page of a request: its status, its available steps, and its details. */
export function RequestPage<R extends ClientRequest>(props: RequestPageProps<R>) {
  const { kind, id, query, children } = props;
  const t = useText('requests');
  const request = query.currentData;
  const actors = useRequestActors(useMemo(() => (request ? [request] : NONE), [request]));
  const withDialog = actors.withOpenDialog();
  return (
    <>
      <RequestHeader kind={kind} request={request} actor={actors.of(id)} />
      <RecordQueryView
        query={query}
        skeleton={
          <CardsSkeleton
            sideFirst
            wide={['48px']}
            main={['240px', '240px']}
            side={['120px', '200px']}
          />
        }
        unknown={
          <RecordNotFound
            title={t(`${kind}.unknownTitle`)}
            text={t(`${kind}.unknownText`)}
            back={{ to: `/dashboard/${kind}`, label: t(`${kind}.back`) }}
          />
        }
      >
        {children}
      </RecordQueryView>
      {withDialog && (
        <Deferred>
          <RequestDialogs kind={kind} actor={withDialog.actor} />
        </Deferred>
      )}
    </>
  );
}
