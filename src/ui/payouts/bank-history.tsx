import { styled } from 'styled-components';
import { useListAuditLogQuery } from '#application/api/audit-endpoints.generated';
import type { AuditEntry } from '#openapi/types.generated';
import { Skeleton } from '../kit/loading/skeleton';
import { Muted } from '../kit/table/columns';
import { ProblemState } from '../lists/problem-state';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const Changes = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  & > li {
    display: flex;
    flex-direction: column;
    padding-inline-start: var(--space-12);
    border-inline-start: 2px solid var(--line);
  }
`;

/** For an update, the audit log lists the changed columns; the account itself is masked. */
function concernsAccount({ after }: AuditEntry): boolean {
  return after !== null && 'payment' in after;
}

/** Who entered or changed the account, the latest first. */
export function BankHistory({ storeId }: { storeId: string }) {
  const t = useText('payouts');
  const orders = useText('orders');
  const format = useFormat();
  const log = useListAuditLogQuery({ entity: 'stores', entityId: storeId, pageSize: 100 });
  if (!log.currentData) {
    if (log.error) return <ProblemState error={log.error} onRetry={log.refetch} />;
    return <Skeleton $height="64px" />;
  }
  const changes = log.currentData.items.filter(concernsAccount);
  if (changes.length === 0) return <Muted>{t('bank.history.none')}</Muted>;
  return (
    <Changes aria-label={t('bank.history.title')}>
      {changes.map(({ id, at, actor }) => (
        <li key={id}>
          <bdi>{actor.name ?? orders(`actor.${actor.type}`)}</bdi>
          <Muted>{format.dateTime(at)}</Muted>
        </li>
      ))}
    </Changes>
  );
}
