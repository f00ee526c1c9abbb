import { styled } from 'styled-components';
import { useListImportsQuery } from '#application/api/imports-endpoints.generated';
import type { ImportJob, ImportStatus } from '#openapi/types.generated';
import CheckIcon from '~icons/solar/check-circle-bold';
import ClockIcon from '~icons/solar/clock-circle-bold';
import CloseIcon from '~icons/solar/close-circle-bold';
import HourglassIcon from '~icons/solar/hourglass-line-bold';
import MinusIcon from '~icons/solar/minus-circle-bold';
import { Button } from '../../kit/button';
import { StatusChip } from '../../kit/feedback/chip';
import type { Tone } from '../../kit/feedback/tone';
import type { IconType } from '../../kit/icon';
import { Card, CardHeader } from '../../kit/layout/card';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

/** How many are listed: enough for a day's work. */
const MAX_SHOWN = 5;

const STATUS_CHIPS: Record<ImportStatus, { tone: Tone; icon: IconType }> = {
  uploaded: { tone: 'warning', icon: ClockIcon },
  checking: { tone: 'info', icon: HourglassIcon },
  checked: { tone: 'warning', icon: ClockIcon },
  running: { tone: 'info', icon: HourglassIcon },
  finished: { tone: 'success', icon: CheckIcon },
  failed: { tone: 'error', icon: CloseIcon },
  cancelled: { tone: 'neutral', icon: MinusIcon },
};

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-8) var(--space-16);
    padding-block: var(--space-12);
    border-block-start: 1px solid var(--line);
  }
`;
const Text = styled.div`
  flex: 1 1 240px;
  min-inline-size: 0;
  & > b {
    display: block;
    font-weight: var(--weight-strong);
    overflow-wrap: anywhere;
  }
  & > small {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
`;

/**
 * The store's latest imports, each of which can be continued: an import runs on without an open
 * page, and its tab may have been closed.
 */
export function RecentImports({ onOpen }: { onOpen: (jobId: string) => void }) {
  const t = useText('imports');
  const { data } = useListImportsQuery(
    { page: 1, pageSize: MAX_SHOWN },
    { refetchOnMountOrArgChange: true },
  );
  if (!data || data.items.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t('recent.title')} />
      <Rows>
        {data.items.map((job) => (
          <RecentImport key={job.id} job={job} onOpen={onOpen} />
        ))}
      </Rows>
    </Card>
  );
}

function RecentImport({ job, onOpen }: { job: ImportJob; onOpen: (jobId: string) => void }) {
  const t = useText('imports');
  const format = useFormat();
  const { tone, icon } = STATUS_CHIPS[job.status];
  return (
    <li>
      <Text>
        <b>
          <bdi>{job.fileName}</bdi>
        </b>
        <small>
          {format.dateTime(job.createdAt)} · {t('recent.rows', { count: job.rowCount })}
        </small>
      </Text>
      <StatusChip tone={tone} icon={icon}>
        {t(`recent.status.${job.status}`)}
      </StatusChip>
      <Button
        variant="outline"
        size="small"
        aria-label={t('recent.openOne', { name: job.fileName })}
        onClick={() => onOpen(job.id)}
      >
        {t('recent.open')}
      </Button>
    </li>
  );
}
