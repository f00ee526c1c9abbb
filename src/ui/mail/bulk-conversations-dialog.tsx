import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { usePerformConversationsActionMutation } from '#application/api/conversations-endpoints.generated';
import { asProblem } from '#application/problem';
import type { BulkConversationResult } from '#openapi/types.generated';
import { Button } from '../kit/button';
import { Chip } from '../kit/feedback/chip';
import { Note } from '../kit/feedback/note';
import { Skeleton } from '../kit/loading/skeleton';
import { Dialog } from '../kit/overlays/dialog';
import { ProblemState } from '../lists/problem-state';
import { useText } from '../text/use-text';
import { AssignDialog } from './assign-dialog';
import type { MailDialog } from './mail-dialog';
import { STATUS_TONES } from './status-tones';

/** Each with its status, which is why. */
const Refused = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  list-style: none;
  & > li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-12);
  }
  & bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

type BulkRequest = Extract<MailDialog, { kind: 'bulk' }>;

interface BulkConversationsDialogProps {
  request: BulkRequest;
  onDone: (hasEffect: boolean) => void;
}

/** Closes, reopens or assigns the chosen conversations, after a dry run has said which of them. */
export function BulkConversationsDialog({ request, onDone }: BulkConversationsDialogProps) {
  const t = useText('mail');
  const [assigneeId, setAssigneeId] = useState<string | null | undefined>();
  if (request.action === 'assign' && assigneeId === undefined) {
    return (
      <AssignDialog
        title={t('bulk.assign', { count: request.ids.length })}
        onChoose={setAssigneeId}
        onClose={() => onDone(false)}
      />
    );
  }
  return <BulkSteps request={request} assigneeId={assigneeId} onDone={onDone} />;
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
          <Refused>
            {refused.map(({ id, subject, status }) => (
              <li key={id}>
                <bdi>{subject ?? t('pane.gone')}</bdi>
                {status && <Chip tone={STATUS_TONES[status]}>{t(`statuses.${status}`)}</Chip>}
              </li>
            ))}
          </Refused>
        </>
      )}
    </>
  );
}
