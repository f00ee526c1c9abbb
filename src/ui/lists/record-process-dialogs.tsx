import type { ReactNode } from 'react';
import type { ApiProblem } from '#application/ports/transport.port';
import { AlertDialog, ConfirmDialog } from '../kit/overlays/confirm-dialog';
import { FailureDialog } from './failure-dialog';

/** What the dialogs read of the process of a record; see `record-actions-setup.ts`. */
interface ProcessSnapshot {
  hasTag(tag: 'confirming' | 'busy'): boolean;
  matches(state: 'failed' | 'conflict'): boolean;
}

interface RecordProcess {
  send(event: {
    type:
      | 'question.confirm'
      | 'question.cancel'
      | 'failure.retry'
      | 'failure.dismiss'
      | 'conflict.acknowledge';
  }): void;
}

interface RecordProcessDialogsProps {
  process: RecordProcess;
  snapshot: ProcessSnapshot;
  problem: ApiProblem | null;
  question: {
    readonly title: string;
    readonly description: string;
    readonly confirmLabel: string;
    readonly cancelLabel: string;
    readonly tone: 'primary' | 'danger';
  };
  /** The title of what failed, and of what somebody else changed first. */
  failure: string;
  conflict: string;
  /** What the record lacks; a retry cannot add it. */
  incomplete: ReactNode;
  acknowledge: string;
}

/** The dialogs of one record's process: confirm, retry, or acknowledge. */
export function RecordProcessDialogs(props: RecordProcessDialogsProps) {
  const { process, snapshot, problem, question, failure, acknowledge } = props;
  const isIncomplete = problem?.code === 'validation_failed';
  const dismiss = () => process.send({ type: 'failure.dismiss' });
  return (
    <>
      <ConfirmDialog
        open={snapshot.hasTag('confirming') || snapshot.hasTag('busy')}
        {...question}
        busy={snapshot.hasTag('busy')}
        onConfirm={() => process.send({ type: 'question.confirm' })}
        onCancel={() => process.send({ type: 'question.cancel' })}
      />
      <FailureDialog
        open={snapshot.matches('failed') && !isIncomplete}
        problem={problem}
        title={failure}
        onRetry={() => process.send({ type: 'failure.retry' })}
        onDismiss={dismiss}
      />
      <AlertDialog
        open={snapshot.matches('failed') && isIncomplete}
        title={failure}
        description={props.incomplete}
        label={acknowledge}
        onClose={dismiss}
      />
      <AlertDialog
        open={snapshot.matches('conflict')}
        title={failure}
        description={props.conflict}
        label={acknowledge}
        onClose={() => process.send({ type: 'conflict.acknowledge' })}
      />
    </>
  );
}
