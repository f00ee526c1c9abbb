import { useEffect, useState } from 'react';
import {
  type BulkConversationResult,
  usePerformConversationsActionMutation,
} from '#application/api/conversations-endpoints.generated';
import { asProblem } from '#application/problem';
import { Button } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { Skeleton } from '../kit/loading/skeleton';
import { Dialog } from '../kit/overlays/dialog';
import { ProblemState } from '../lists/problem-state';
import { useText } from '../text/use-text';
import { AssignDialog } from './assign-dialog';
import { ChoiceList } from './choice-list';
import type { MailDialog } from './mail-dialog';

type BulkRequest = Extract<MailDialog, { kind: 'bulk' }>;

interface BulkConversationsDialogProps {
  request: BulkRequest;
  onDone: (hasEffect: boolean) => void;
}

/** Closes, reopens or assigns the chosen conversations, after a dry run has said which of them. */
export function BulkConversationsDialog({ request, onDone }: BulkConversationsDialogProps) {
  const [assigneeId, setAssigneeId] = useState<string | null | undefined>();
  if (request.action === 'assign' && assigneeId === undefined) {
    return <BulkAssignee onChoose={setAssigneeId} onCancel={() => onDone(false)} />;
  }
  return <BulkSteps request={request} assigneeId={assigneeId} onDone={onDone} />;
}

interface BulkAssigneeProps {
  onChoose: (assigneeId: string | null) => void;
  onCancel: () => void;
}

function BulkAssignee({ onChoose, onCancel }: BulkAssigneeProps) {
  const [isChosen, setIsChosen] = useState(false);
  return (
    <AssignDialog
      onChoose={(id) => {
        setIsChosen(true);
        onChoose(id);
      }}
      onDone={() => !isChosen && onCancel()}
    />
  );
}

interface BulkStepsProps extends BulkConversationsDialogProps {
  assigneeId: string | null | undefined;
}

/** The dry run, the confirmation, and the outcome. */
function BulkSteps({ request, assigneeId, onDone }: BulkStepsProps) {
  const t = useText('mail');
  const { action, ids } = request;
  const [perform, { isLoading, error }] = usePerformConversationsActionMutation();
  const [result, setResult] = useState<BulkConversationResult | null>(null);
  const run = async (dryRun: boolean) => {
    const to = assigneeId === undefined ? {} : { assigneeId };
    const bulkConversationRequest = { action, ids: [...ids], dryRun, ...to };
    const { data } = await perform({ bulkConversationRequest });
    if (data) setResult(data);
  };
  const [begin] = useState(() => () => run(true));
  useEffect(() => void begin(), [begin]);
  const isOver = result !== null && !result.dryRun;
  const close = () => onDone(isOver);
  return (
    <Dialog
      open
      onClose={close}
      busy={isLoading && result !== null}
      title={t(`bulk.${action}`, { count: ids.length })}
      footer={
        <BulkButtons
          result={result}
          busy={isLoading}
          onConfirm={() => void run(false)}
          onClose={close}
        />
      }
    >
      {error !== undefined && (
        <ProblemState error={asProblem(error)} onRetry={() => run(result === null)} />
      )}
      {result === null && error === undefined && <Skeleton $height="96px" />}
      {result && <BulkOutcome result={result} />}
    </Dialog>
  );
}

interface BulkButtonsProps {
  result: BulkConversationResult | null;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function BulkButtons({ result, busy, onConfirm, onClose }: BulkButtonsProps) {
  const t = useText('mail');
  if (result && !result.dryRun) return <Button onClick={onClose}>{t('close')}</Button>;
  return (
    <>
      <Button variant="outline" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button busy={busy} disabled={!result || result.doneCount === 0} onClick={onConfirm}>
        {t('bulk.confirm')}
      </Button>
    </>
  );
}

/** How many it is about, and which ones not. */
function BulkOutcome({ result }: { result: BulkConversationResult }) {
  const t = useText('mail');
  const refused = result.results.filter(({ isDone }) => !isDone);
  return (
    <>
      <Note tone={result.dryRun ? 'info' : 'success'} announce>
        {t(result.dryRun ? 'bulk.possible' : 'bulk.done', { count: result.doneCount })}
      </Note>
      {refused.length > 0 && (
        <>
          <p>{t('bulk.refused', { count: refused.length })}</p>
          <ChoiceList>
            {refused.map(({ id, subject }) => (
              <li key={id}>
                <bdi>{subject ?? t('pane.gone')}</bdi>
              </li>
            ))}
          </ChoiceList>
        </>
      )}
    </>
  );
}
