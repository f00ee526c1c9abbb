import { Note } from '../kit/feedback/note';
import { useText } from '../text/use-text';
import { type BulkSnapshot, useOutcomeMessage, useRecordCount } from './bulk-process';
import { Refusals } from './refusals';

/** The outcome of each record: changed, undone, or neither, and why. */
export function Results({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText('bulk');
  const recordCount = useRecordCount(snapshot.context.kind);
  const outcomeMessage = useOutcomeMessage(snapshot);
  const { done, undone, refused } = snapshot.context.progress;
  const isUndone = snapshot.matches('undone');
  const reached = isUndone ? undone : done.length;
  const text = () => {
    if (reached > 0)
      return t(isUndone ? 'results.undone' : 'results.done', { records: recordCount(reached) });
    // A request without an answer may have taken effect.
    if (refused.some(({ reason }) => reason === 'unanswered')) return t('results.unknown');
    return t(isUndone ? 'results.noneUndone' : 'results.none');
  };
  return (
    <>
      <Note tone={reached === 0 ? 'info' : 'success'} title={outcomeMessage(reached > 0)} announce>
        {text()}
      </Note>
      <Refusals kind={snapshot.context.kind} refused={refused} />
    </>
  );
}
