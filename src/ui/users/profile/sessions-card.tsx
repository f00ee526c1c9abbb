import { styled } from 'styled-components';
import { useListSessionsQuery } from '#application/api/account-endpoints.generated';
import { useDeviceName } from '../../account/use-device-name';
import { Chip } from '../../kit/feedback/chip';
import { Card, CardHeader } from '../../kit/layout/card';
import { Skeleton } from '../../kit/loading/skeleton';
import { TextLink } from '../../kit/text-link';
import { Muted } from '../../lists/cells';
import { ProblemState } from '../../lists/problem-state';
import { useNow } from '../../lists/use-now';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  & > li {
    display: flex;
    flex-direction: column;
    gap: var(--space-4);
    overflow-wrap: anywhere;
    font: 400 var(--text-small) var(--font-body);
  }
`;

/** Maximum number of sessions shown here. The account page shows all of them. */
const MAX_SHOWN = 5;

/** The user's own sessions. A colleague's sessions are not shown. */
export function SessionsCard({ own }: { own: boolean }) {
  const t = useText('users');
  return (
    <Card>
      <CardHeader title={t('profile.sessions')} />
      {own ? <Sessions /> : <Muted as="p">{t('profile.sessionsOthers')}</Muted>}
    </Card>
  );
}

function Sessions() {
  const t = useText('users');
  const format = useFormat();
  const now = useNow();
  const deviceName = useDeviceName();
  const { data, error, refetch } = useListSessionsQuery({ page: 1, pageSize: MAX_SHOWN });
  if (error) return <ProblemState error={error} onRetry={refetch} />;
  if (!data) return <Skeleton $height="80px" />;
  return (
    <List>
      {data.items.map((session) => (
        <li key={session.id}>
          <bdi>{deviceName(session)}</bdi>
          <span>
            {session.isCurrent ? (
              <Chip tone="success">{t('profile.current')}</Chip>
            ) : (
              <Muted>{t('profile.seen', { when: format.moment(session.lastSeenAt, now) })}</Muted>
            )}
          </span>
        </li>
      ))}
      <li>
        <TextLink to="/dashboard/user/account?tab=security">{t('profile.endSessions')}</TextLink>
      </li>
    </List>
  );
}
