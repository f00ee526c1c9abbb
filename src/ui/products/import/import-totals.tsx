import type { ImportJob } from '#application/api/imports-endpoints.generated';
import { FigureStrip } from '../../lists/figure-strip';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

/** What becomes of the file's products: in the dry run what would, after the run what did. */
export function ImportTotals({ job }: { job: ImportJob }) {
  const t = useText('imports');
  const format = useFormat();
  const { created, updated, unchanged, failed } = job.products;
  return (
    <FigureStrip
      figures={[
        {
          name: t(job.dryRun ? 'totals.toCreate' : 'totals.created'),
          figure: format.number(created),
        },
        {
          name: t(job.dryRun ? 'totals.toUpdate' : 'totals.updated'),
          figure: format.number(updated),
        },
        { name: t('totals.unchanged'), figure: format.number(unchanged) },
        { name: t('totals.failed'), figure: format.number(failed) },
      ]}
    />
  );
}
