import { styled } from 'styled-components';
import type { BulkRefusal } from '#application/bulk/bulk-progress';
import type { BulkKind, BulkReason } from '#application/bulk/bulk-subject';
import { BULK_ORDER_REASONS } from '#domain/orders/bulk-order';
import { BULK_REASONS } from '#domain/products/bulk-refusal';
import { BULK_USER_REASONS } from '#domain/users/bulk-user';
import { Note } from '../kit/feedback/note';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { useRecordCount } from './bulk-process';
import { useRecordLabel } from './use-record-label';

/** Records named for each reason; further ones are counted. */
const MAX_NAMED = 3;

const REASONS: readonly BulkReason[] = [
  ...new Set([...BULK_REASONS, ...BULK_ORDER_REASONS, ...BULK_USER_REASONS]),
];

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  margin-block-start: var(--space-8);
  & > li > div {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
    overflow-wrap: anywhere;
  }
`;

interface RefusalsProps {
  kind: BulkKind;
  refused: readonly BulkRefusal[];
}

/** Lists the records that the action skipped, by reason, with the first names of each group. */
export function Refusals({ kind, refused }: RefusalsProps) {
  const t = useText('bulk');
  const format = useFormat();
  const recordCount = useRecordCount(kind);
  if (refused.length === 0) return null;
  const groups = REASONS.map((reason) => ({
    reason,
    records: refused.filter((one) => one.reason === reason).map(({ record }) => record),
  })).filter(({ records }) => records.length > 0);
  return (
    <Note tone="warning" title={t('refused.title', { records: recordCount(refused.length) })}>
      <List>
        {groups.map(({ reason, records }) => (
          <li key={reason}>
            {t('refused.line', {
              reason: t(`reasons.${reason}`),
              count: format.number(records.length),
            })}
            <div>
              <Names records={records} />
            </div>
          </li>
        ))}
      </List>
    </Note>
  );
}

/** Names may contain commas themselves. If only one record exceeds the limit, it is named too. */
function Names({ records }: { records: readonly BulkRefusal['record'][] }) {
  const t = useText('bulk');
  const format = useFormat();
  const mention = useRecordLabel();
  const shown = records.length === MAX_NAMED + 1 ? records : records.slice(0, MAX_NAMED);
  const names = shown.map(mention).join(' · ');
  const more = records.length - shown.length;
  return more === 0 ? names : t('refused.names', { names, more: format.number(more) });
}
