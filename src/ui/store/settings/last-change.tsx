import { styled } from 'styled-components';
import { useListAuditLogQuery } from '#application/api/audit-endpoints.generated';
import type { AuditEntry } from '#openapi/types.generated';
import HistoryIcon from '~icons/solar/history-linear';
import { Icon } from '../../kit/icon';
import { usePermission } from '../../portal-context/use-permission';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

/** The audit log's names for a part of the settings: the record, and its columns. */
export interface ChangeSource {
  readonly entity: 'stores' | 'storeLogos' | 'storeAvailability';
  readonly storeId: string;
  /** Labels of the log's columns; empty where the tab's title is enough. */
  readonly columns: Readonly<Record<string, string>>;
}

const Line = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-8);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

interface LastChangeProps {
  /** One or two. */
  sources: readonly ChangeSource[];
}

/** Who last changed the tab, when and what, for users who may read the audit log. */
export function LastChange(props: LastChangeProps) {
  return usePermission('audit.see') ? <LatestChange {...props} /> : null;
}

function LatestChange({ sources }: LastChangeProps) {
  const t = useText('storeSettings');
  const orders = useText('orders');
  const format = useFormat();
  const [one, other] = sources;
  const last = latest([useLine(one), useLine(other)]);
  if (!last) return null;
  const { entry, names } = last;
  return (
    <Line>
      <Icon of={HistoryIcon} size={18} />
      <span>
        {t('lastChange.by')} <bdi>{entry.actor.name ?? orders(`actor.${entry.actor.type}`)}</bdi>
        {' · '}
        <bdi>{format.dateTime(entry.at)}</bdi>
        {names.length > 0 && ` · ${format.list(names)}`}
      </span>
    </Line>
  );
}

interface LogLine {
  readonly entry: AuditEntry;
  readonly names: readonly string[];
}

/**
 * The latest entry of a source that concerns its columns. A store's first entry is its creation,
 * not a change.
 */
function useLine(source: ChangeSource | undefined): LogLine | null {
  const { currentData } = useListAuditLogQuery(
    { entity: source?.entity ?? 'stores', entityId: source?.storeId ?? '', pageSize: 100 },
    { skip: !source },
  );
  if (!source || !currentData) return null;
  for (const entry of currentData.items) {
    const named = Object.entries(source.columns).filter(
      ([column]) => entry.after !== null && column in entry.after,
    );
    const isChange = entry.action === 'update' || source.entity !== 'stores';
    if (isChange && named.length > 0) {
      return { entry, names: named.map(([, name]) => name).filter(Boolean) };
    }
  }
  return null;
}

function latest(lines: readonly (LogLine | null)[]): LogLine | null {
  const known = lines.filter((line) => line !== null);
  return known.reduce<LogLine | null>(
    (last, line) => (last && last.entry.at > line.entry.at ? last : line),
    null,
  );
}
