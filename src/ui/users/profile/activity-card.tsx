import { useState } from 'react';
import { type AuditEntry, useListAuditLogQuery } from '#application/api/audit-endpoints.generated';
import AddIcon from '~icons/solar/add-circle-linear';
import EditIcon from '~icons/solar/pen-2-linear';
import TrashIcon from '~icons/solar/trash-bin-minimalistic-linear';
import { Card, CardHeader } from '../../kit/layout/card';
import { Timeline } from '../../kit/layout/timeline';
import { Skeleton } from '../../kit/loading/skeleton';
import { Pagination } from '../../kit/table/pagination';
import { Muted } from '../../lists/cells';
import { ProblemState } from '../../lists/problem-state';
import { useNow } from '../../lists/use-now';
import { usePermission } from '../../portal-context/use-permission';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

const ICONS = { insert: AddIcon, update: EditIcon, delete: TrashIcon };
const PAGE_SIZE = 25;

const ENTITIES = [
  'users',
  'products',
  'orders',
  'stores',
  'invoices',
  'returns',
  'cancellations',
  'clients',
  'media',
] as const;

/** A user's changes, the latest first. Only an admin may read the log. */
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
  const query = useListAuditLogQuery({ actor: userId, ...paging });
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

/** The changed columns, without revision and time, which every change writes. */
function fieldsOf({ after }: AuditEntry): string[] {
  return Object.keys(after ?? {}).filter((field) => field !== 'revision' && field !== 'updatedAt');
}

function useEntries(items: readonly AuditEntry[]) {
  const t = useText('users');
  const format = useFormat();
  const now = useNow();
  return items.map((item) => {
    const entity = ENTITIES.find((one) => one === item.entity) ?? 'other';
    const fields = item.action === 'update' ? fieldsOf(item) : [];
    return {
      id: item.id,
      stage: 'done' as const,
      icon: ICONS[item.action],
      title: t(`profile.did.${item.action}`, { what: t(`profile.entities.${entity}`) }),
      time: format.moment(item.at, now),
      children: fields.length > 0 && t('profile.fields', { fields: format.list(fields) }),
    };
  });
}
