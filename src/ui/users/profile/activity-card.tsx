import { useState } from 'react';
import { useListAuditLogQuery } from '#application/api/audit-endpoints.generated';
import type { AuditEntry } from '#openapi/types.generated';
import { ActDetails } from '../../activity/act-details';
import { actIcon } from '../../activity/act-icons';
import { AuditSentence, toldOf } from '../../activity/audit-sentence';
import { Card, CardHeader } from '../../kit/layout/card';
import { Timeline, type TimelineEntry } from '../../kit/layout/timeline';
import { Skeleton } from '../../kit/loading/skeleton';
import { Pagination } from '../../kit/table/pagination';
import { Muted } from '../../lists/cells';
import { ProblemState } from '../../lists/problem-state';
import { useNow } from '../../lists/use-now';
import { usePermission } from '../../portal-context/use-permission';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

const PAGE_SIZE = 25;

/** What a user did, the latest first. Only an admin may read the log. */
export function ActivityCard({ userId }: { userId: string }) {
  const t = useText('users');
  const maySee = usePermission('audit.see');
  return (
    <Card>
      <CardHeader title={t('profile.activity')} />
      {maySee ? <Activity userId={userId} /> : <Muted as="p">{t('profile.activityClosed')}</Muted>}
    </Card>
  );
}

function Activity({ userId }: { userId: string }) {
  const t = useText('users');
  const [paging, setPaging] = useState({ page: 1, pageSize: PAGE_SIZE });
  const query = useListAuditLogQuery({ actor: userId, acts: true, ...paging });
  const shown = query.currentData ?? query.data;
  const entries = useEntries(shown?.items ?? []);
  if (!shown) {
    return query.error ? (
      <ProblemState error={query.error} onRetry={query.refetch} />
    ) : (
      <Skeleton $height="240px" />
    );
  }
  if (shown.total === 0) return <Muted as="p">{t('profile.noActivity')}</Muted>;
  return (
    <>
      <Timeline label={t('profile.activity')} entries={entries} />
      {shown.total > PAGE_SIZE && (
        <Pagination
          {...paging}
          total={shown.total}
          onPage={(page) => setPaging({ ...paging, page })}
          onPageSize={(pageSize) => setPaging({ page: 1, pageSize })}
        />
      )}
    </>
  );
}

function useEntries(items: readonly AuditEntry[]) {
  const format = useFormat();
  const now = useNow();
  return items.flatMap((entry): TimelineEntry[] => {
    const told = toldOf(entry);
    if (!told) return [];
    return [
      {
        id: entry.id,
        stage: 'done',
        icon: actIcon(told.act.sentence),
        title: <AuditSentence {...told} />,
        time: <time dateTime={entry.at}>{format.moment(entry.at, now)}</time>,
        children: <ActDetails entry={entry} act={told.act} />,
      },
    ];
  });
}
