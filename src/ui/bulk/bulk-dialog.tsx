import { useId } from 'react';
import type { BulkInput } from '#application/bulk/bulk-context';
import { Deferred } from '../kit/loading/deferred';
import { Dialog } from '../kit/overlays/dialog';
import { useText } from '../text/use-text';
import { BulkFooter } from './bulk-footer';
import {
  type BulkOutcome,
  type BulkSnapshot,
  type BulkStepProps,
  type BulkValueForm,
  useBulkAction,
  useRecordCount,
} from './bulk-process';
import { Interruption } from './interruption';
import { Results } from './results';
import { Review } from './review';
import { WorkProgress } from './work-progress';

interface BulkDialogProps extends Omit<BulkWindowProps, keyof BulkStepProps>, BulkOutcome {
  request: Pick<BulkInput, 'kind' | 'chosen'>;
}

/** An action for many records that is always confirmed, with its process. */
export function BulkDialog({ request, onPerformed, onClosed, ...shown }: BulkDialogProps) {
  return <BulkWindow {...useBulkAction(request, { onPerformed, onClosed })} {...shown} />;
}

interface BulkWindowProps extends BulkStepProps {
  /** The number of selected records, according to the list. */
  count: number;
  /** For actions that need a value. */
  valueForm?: BulkValueForm | undefined;
}

/**
 * An action for many records, from the value to the outcome of each; one dialog for all its steps.
 */
export function BulkWindow({ snapshot, send, count, valueForm }: BulkWindowProps) {
  const formId = useId();
  const title = useTitle(snapshot, count);
  const step = { snapshot, send };
  return (
    <Dialog
      open
      width={520}
      title={title}
      busy={snapshot.matches('running') || snapshot.matches('undoing')}
      onClose={() => send({ type: snapshot.matches('interrupted') ? 'work.stop' : 'work.close' })}
      footer={<BulkFooter {...step} formId={formId} valueForm={valueForm} />}
    >
      {snapshot.matches('choosing') && valueForm && (
        <Deferred>
          <valueForm.Form {...step} formId={formId} />
        </Deferred>
      )}
      {snapshot.hasTag('working') && <WorkProgress snapshot={snapshot} count={count} />}
      {snapshot.matches('confirming') && <Review snapshot={snapshot} />}
      {snapshot.matches('interrupted') && <Interruption snapshot={snapshot} />}
      {isOver(snapshot) && <Results snapshot={snapshot} />}
    </Dialog>
  );
}

function isOver(snapshot: BulkSnapshot): boolean {
  return snapshot.matches('results') || snapshot.matches('undone');
}

/** The action and the number of records, until it is finished. */
function useTitle(snapshot: BulkSnapshot, count: number): string {
  const t = useText('bulk');
  const { context } = snapshot;
  const recordCount = useRecordCount(context.kind);
  if (snapshot.matches('interrupted')) return t('interruption.title');
  if (isOver(snapshot)) return t('results.title');
  const reached = snapshot.matches('confirming') ? context.progress.accepted.length : 0;
  const number = reached || count;
  // The specification calls deleted records items, whatever they are (section 8).
  const records =
    context.kind === 'archiveUsers' ? t('items', { count: number }) : recordCount(number);
  return t(`actions.${context.kind}`, { records });
}
