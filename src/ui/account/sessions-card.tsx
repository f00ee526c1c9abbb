import { useMachine } from '@xstate/react';
import { styled } from 'styled-components';
import { type Session, useListSessionsQuery } from '#application/api/account-endpoints.generated';
import { provideSessionEnding } from '#application/session/session-ending.actors';
import { Button } from '../kit/button';
import { Chip } from '../kit/feedback/chip';
import { Card, CardHeader } from '../kit/layout/card';
import { Skeleton } from '../kit/loading/skeleton';
import { ConfirmDialog } from '../kit/overlays/confirm-dialog';
import { ProblemState } from '../lists/problem-state';
import { useNow } from '../lists/use-now';
import { useApplication } from '../portal-context/application-context';
import { useProblemText } from '../text/problem-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { useDeviceName } from './use-device-name';

/** No user is signed in on more devices. */
const FIRST_PAGE = { page: 1, pageSize: 50 } as const;

const Surface = styled(Card)`
  max-inline-size: 640px;
  margin-block-start: var(--space-24);
`;
const Lead = styled.p`
  margin-block: calc(-1 * var(--space-16)) var(--space-8);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
const Rows = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-8) var(--space-16);
    padding-block: var(--space-12);
    border-block-end: 1px solid var(--line);
  }
`;
const Text = styled.div`
  flex: 1 1 200px;
  min-inline-size: 0;
  & > b {
    display: block;
    font-weight: var(--weight-strong);
  }
  & > small {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
`;
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
    <Surface aria-labelledby="own-sessions">
      <CardHeader title={<span id="own-sessions">{t('sessions.title')}</span>} />
      <Lead>{t('sessions.text')}</Lead>
      {error && !data && <ProblemState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton $height="120px" />}
      <Rows>
        {data?.items.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => send({ type: 'sessions.end', sessions: { id: session.id } })}
          />
        ))}
      </Rows>
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
    </Surface>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const t = useText('account');
  const format = useFormat();
  const now = useNow();
  const name = useDeviceName()(session);
  return (
    <li>
      <Text>
        <b>{name}</b>
        <small>
          {session.ip && <bdi dir="ltr">{session.ip}</bdi>}
          {session.ip && ' · '}
          {t('sessions.seen', { when: format.relative(session.lastSeenAt, now) })}
        </small>
      </Text>
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
