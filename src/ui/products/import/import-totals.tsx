import type { ImportJob } from '#openapi/types.generated';
import { StatStrip } from '../../lists/stat-strip';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

/**
 * The numbers of created, updated and failed products: expected in the dry run, actual after the
 * run.
 */
export function ImportTotals({ job }: { job: ImportJob }) {
  const t = useText('imports');
  const format = useFormat();
  const { created, updated, unchanged, failed } = job.products;
  return (
    <StatStrip
      stats={[
        {
          name: t(job.dryRun ? 'totals.toCreate' : 'totals.created'),
          value: format.number(created),
        },
        {
          name: t(job.dryRun ? 'totals.toUpdate' : 'totals.updated'),
          value: format.number(updated),
        },
        { name: t('totals.unchanged'), value: format.number(unchanged) },
        { name: t('totals.failed'), value: format.number(failed) },
      ]}
    />
  );
}
