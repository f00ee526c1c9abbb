import { Suspense } from 'react';
import { type BulkKind, isUserKind } from '#application/bulk/bulk-subject';
import { Button } from '../kit/button';
import { useText } from '../text/use-text';
import type { BulkStepProps, BulkValueForm } from './bulk-process';
import { UndoButtons } from './undo-buttons';

interface BulkFooterProps extends BulkStepProps {
  formId: string;
  valueForm: BulkValueForm | undefined;
}

/** The buttons of each step: cancel first, the action last. */
export function BulkFooter(props: BulkFooterProps) {
  const { snapshot, formId, valueForm } = props;
  const t = useText('bulk');
  const close = () => props.send({ type: 'work.close' });
  if (snapshot.matches('choosing'))
    return (
      <>
        <Button variant="outline" onClick={close}>
          {t('form.close')}
        </Button>
        {valueForm && (
          <Suspense fallback={<Button busy>{t('form.next')}</Button>}>
            <valueForm.Submit snapshot={snapshot} send={props.send} formId={formId} />
          </Suspense>
        )}
      </>
    );
  if (snapshot.hasTag('working')) return <WorkButtons {...props} />;
  if (snapshot.matches('confirming')) return <ReviewButtons {...props} />;
  if (snapshot.matches('interrupted')) return <InterruptionButtons {...props} />;
  return <ResultButtons {...props} />;
}

/** While products are read and checked, the work has no effect yet and can only be stopped. */
function WorkButtons({ snapshot, send }: BulkStepProps) {
  const t = useText('bulk');
  const writes = snapshot.matches('running') || snapshot.matches('undoing');
  return writes ? (
    <Button
      variant="outline"
      busy={snapshot.context.stopping}
      onClick={() => send({ type: 'work.stop' })}
    >
      {t(snapshot.context.stopping ? 'progress.stopping' : 'progress.stop')}
    </Button>
  ) : (
    <Button variant="outline" onClick={() => send({ type: 'work.close' })}>
      {t('progress.cancel')}
    </Button>
  );
}

/** Actions that remove a user's access are also marked by colour. */
function isRemovingAccess(kind: BulkKind): boolean {
  return isUserKind(kind) && kind !== 'activateUsers';
}

function ReviewButtons({ snapshot, send }: BulkStepProps) {
  const t = useText('bulk');
  const canRun = snapshot.can({ type: 'run.confirm' });
  return (
    <>
      <Button variant="outline" onClick={() => send({ type: 'work.close' })}>
        {t(canRun ? 'review.cancel' : 'review.close')}
      </Button>
      {snapshot.can({ type: 'check.repeat' }) && (
        <Button variant="outline" onClick={() => send({ type: 'check.repeat' })}>
          {t('review.repeat')}
        </Button>
      )}
      {snapshot.can({ type: 'change.revise' }) && (
        <Button variant="outline" onClick={() => send({ type: 'change.revise' })}>
          {t('review.revise')}
        </Button>
      )}
      {canRun && (
        <Button
          variant={isRemovingAccess(snapshot.context.kind) ? 'danger' : 'primary'}
          onClick={() => send({ type: 'run.confirm' })}
        >
          {t('review.confirm')}
        </Button>
      )}
    </>
  );
}

function InterruptionButtons({ send }: BulkStepProps) {
  const t = useText('bulk');
  return (
    <>
      <Button variant="outline" onClick={() => send({ type: 'work.stop' })}>
        {t('interruption.stop')}
      </Button>
      <Button onClick={() => send({ type: 'work.retry' })}>{t('interruption.retry')}</Button>
    </>
  );
}

function ResultButtons({ snapshot, send }: BulkStepProps) {
  const t = useText('bulk');
  return (
    <>
      <UndoButtons snapshot={snapshot} send={send} />
      {snapshot.can({ type: 'failed.retry' }) && (
        <Button variant="outline" onClick={() => send({ type: 'failed.retry' })}>
          {t('results.retry')}
        </Button>
      )}
      <Button onClick={() => send({ type: 'work.close' })}>{t('results.close')}</Button>
    </>
  );
}
