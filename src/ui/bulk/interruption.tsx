import { Note } from '../kit/feedback/note';
import { useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';
import { type BulkSnapshot, useOutcomeMessage } from './bulk-process';

/** Why the work is paused; a repeated request keeps its key and has no second effect. */
export function Interruption({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText('bulk');
  const problemText = useProblemText();
  const message = useOutcomeMessage(snapshot);
  const { problem } = snapshot.context;
  return (
    <Note tone="error" title={message(false)} announce>
      {problem && <p>{problemText(problem)}</p>}
      <p>{t('interruption.safe')}</p>
    </Note>
  );
}
