import type { BulkContext } from '#application/bulk/bulk-context';
import { RECORDS_PER_PAGE } from '#application/bulk/bulk-progress';
import { ProgressLine } from '../kit/feedback/progress';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { BulkSnapshot } from './bulk-process';

/** The completed amount, and the total. */
function progressOf({ stage, pagesRead, total, progress }: BulkContext, count: number) {
  if (stage !== 'collecting') return { done: progress.answered, of: progress.lines.length };
  const of = total ?? count;
  return { done: Math.min(pagesRead * RECORDS_PER_PAGE, of), of };
}

/** The progress of reading, checking or writing. */
export function WorkProgress({ snapshot, count }: { snapshot: BulkSnapshot; count: number }) {
  const t = useText('bulk');
  const format = useFormat();
  const { done, of } = progressOf(snapshot.context, count);
  return (
    <div role="status">
      <ProgressLine
        label={t(`progress.${snapshot.context.stage}`)}
        value={done}
        max={Math.max(of, 1)}
        figure={t('progress.of', { done: format.number(done), total: format.number(of) })}
      />
    </div>
  );
}
