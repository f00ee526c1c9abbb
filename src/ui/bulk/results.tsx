import { subjectOf } from '#application/bulk/bulk-subject';
import { Note } from '../kit/feedback/note';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { type BulkSnapshot, useOutcomeMessage, useRecordCount } from './bulk-process';
import { Refusals } from './refusals';
import { UNDO_SECONDS } from './undo-buttons';

/** The texts of an undo: of orders it takes back acceptances, of products it restores values. */
const UNDO_TEXTS = {
  orders: { undone: 'acceptUndone', none: 'noneAcceptUndone' },
  products: { undone: 'undone', none: 'noneUndone' },
} as const;

/** The outcome of each record: changed, undone, or neither, and why. */
export function Results({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText('bulk');
  const format = useFormat();
  const { kind } = snapshot.context;
  const recordCount = useRecordCount(kind);
  const outcomeMessage = useOutcomeMessage(snapshot);
  const undoTexts = UNDO_TEXTS[subjectOf(kind) === 'orders' ? 'orders' : 'products'];
  const { done, undone, refused } = snapshot.context.progress;
  const isUndone = snapshot.matches('undone');
  const reached = (isUndone ? undone : done).length;
  const text = () => {
    if (reached > 0)
      return t(`results.${isUndone ? undoTexts.undone : 'done'}`, {
        records: recordCount(reached),
      });
    // A request without an answer may have taken effect.
    if (refused.some(({ reason }) => reason === 'unanswered')) return t('results.unknown');
    return t(`results.${isUndone ? undoTexts.none : 'none'}`);
  };
  return (
    <>
      <Note tone={reached === 0 ? 'info' : 'success'} title={outcomeMessage(reached > 0)} announce>
        <p>{text()}</p>
        {snapshot.matches({ results: 'undoable' }) && (
          <p>{t('results.undoOffered', { seconds: format.number(UNDO_SECONDS) })}</p>
        )}
      </Note>
      <Refusals kind={kind} refused={refused} />
    </>
  );
}
