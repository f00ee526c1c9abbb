import { useMachine } from '@xstate/react';
import { styled } from 'styled-components';
import { useListSessionsQuery } from '#application/api/account-endpoints.generated';
import { provideSessionEnding } from '#application/session/session-ending.actors';
import type { Session } from '#openapi/types.generated';
import { Button } from '../kit/button';
import { Chip } from '../kit/feedback/chip';
import { CardHeader } from '../kit/layout/card';
import { Skeleton } from '../kit/loading/skeleton';
import { ConfirmDialog } from '../kit/overlays/confirm-dialog';
import { ProblemState } from '../lists/problem-state';
import { useNow } from '../lists/use-now';
import { useApplication } from '../portal-context/application-context';
import { useProblemText } from '../text/problem-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { AccountListCard, ListLead, ListRows, RowText } from './account-list-card';
import { useDeviceName } from './use-device-name';

/** No user is signed in on more devices. */
const FIRST_PAGE = { page: 1, pageSize: 50 } as const;

const Footer = styled.div`
  margin-block-start: var(--space-16);
`;

/** The user's open sessions; each other session can be ended, or all of them. */
export function SessionsCard() {
  const t = useText('account');
  const { provide, inspection } = useApplication();
  const [snapshot, send] = useMachine(provide(provideSessionEnding), inspection);
  const { data, error, refetch } = useListSessionsQuery(FIRST_PAGE);
  const problemText = useProblemText();
  const deviceName = useDeviceName();
  const { sessions, problem } = snapshot.context;
  const requested = sessions === 'others' ? null : data?.items.find(({ id }) => id === sessions.id);
  const others = data?.items.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <AccountListCard aria-labelledby="own-sessions">
      <CardHeader title={<span id="own-sessions">{t('sessions.title')}</span>} />
      <ListLead>{t('sessions.text')}</ListLead>
      {error && !data && <ProblemState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton $height="120px" />}
      <ListRows>
        {data?.items.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => send({ type: 'sessions.end', sessions: { id: session.id } })}
          />
        ))}
      </ListRows>
      {others.length > 1 && (
        <Footer>
          <Button
            variant="outline"
            onClick={() => send({ type: 'sessions.end', sessions: 'others' })}
          >
            {t('sessions.endOthers')}
          </Button>
        </Footer>
      )}
      <ConfirmDialog
        open={!snapshot.matches('listing')}
        title={
          requested
            ? t('sessions.askOne', { device: deviceName(requested) })
            : t('sessions.askOthers', { count: others.length })
        }
        description={t('sessions.consequence')}
        confirmLabel={t('sessions.confirm')}
        cancelLabel={t('sessions.keep')}
        busy={snapshot.matches('ending')}
        error={problem ? problemText(problem) : undefined}
        onConfirm={() => send({ type: 'ending.confirm' })}
        onCancel={() => send({ type: 'ending.cancel' })}
      />
    </AccountListCard>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const t = useText('account');
  const format = useFormat();
  const now = useNow();
  const name = useDeviceName()(session);
  return (
    <li>
      <RowText>
        <b>{name}</b>
        <small>
          {session.ip && <bdi dir="ltr">{session.ip}</bdi>}
          {session.ip && ' · '}
          {t('sessions.seen', { when: format.relative(session.lastSeenAt, now) })}
        </small>
      </RowText>
      {session.isCurrent ? (
        <Chip tone="success">{t('sessions.current')}</Chip>
      ) : (
        <Button
          variant="outline"
          size="small"
          aria-label={t('sessions.endOne', { device: name })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
