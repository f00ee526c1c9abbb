import { Formik } from 'formik';
import { useId } from 'react';
import * as z from 'zod/mini';
import type { ViewAction } from '#application/lists/table-views.machine';
import { Button } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { BoundTextField } from '../kit/form/bound-fields';
import { KitForm } from '../kit/form/kit-form';
import { validateWith } from '../kit/form/zod-formik';
import { AlertDialog, ConfirmDialog } from '../kit/overlays/confirm-dialog';
import { Dialog } from '../kit/overlays/dialog';
import { useCodeText } from '../text/problem-text';
import { useText } from '../text/use-text';
import { FailureDialog } from './failure-dialog';
import type { ViewActor, ViewSnapshot } from './use-view-actor';

/** The contract's maximum length of a name (NewView). */
const NAME_LENGTH = 80;

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, { error: 'required' })),
});

interface ViewDialogsProps {
  actor: ViewActor;
  snapshot: ViewSnapshot;
}

/** The dialogs of an action on a saved view, one at a time. */
export function ViewDialogs({ actor, snapshot }: ViewDialogsProps) {
  const t = useText('lists');
  const { action, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const naming = action && 'name' in action && (snapshot.matches('naming') || busy);
  const deleting = action?.kind === 'delete' && !snapshot.matches('failed');
  return (
    <>
      {naming && <NameDialog actor={actor} snapshot={snapshot} action={action} />}
      <ConfirmDialog
        open={deleting && !snapshot.matches('conflict')}
        busy={busy}
        title={t('deletion.title', { name: action?.kind === 'delete' ? action.view.name : '' })}
        description={t('deletion.explanation')}
        confirmLabel={t('deletion.confirm')}
        cancelLabel={t('deletion.keep')}
        onConfirm={() => actor.send({ type: 'deletion.confirm' })}
        onCancel={() => actor.send({ type: 'deletion.cancel' })}
      />
      <FailureDialog
        open={snapshot.matches('failed')}
        problem={problem}
        onRetry={() => actor.send({ type: 'failure.retry' })}
        onDismiss={() => actor.send({ type: 'failure.dismiss' })}
      />
      <AlertDialog
        open={snapshot.matches('conflict')}
        title={t('conflict.title')}
        description={t(problem?.status === 404 ? 'conflict.gone' : 'conflict.changed')}
        label={t('conflict.acknowledge')}
        onClose={() => actor.send({ type: 'conflict.acknowledge' })}
      />
    </>
  );
}

type NamingAction = Extract<ViewAction, { name: string }>;

function NameDialog({ actor, snapshot, action }: ViewDialogsProps & { action: NamingAction }) {
  const t = useText('lists');
  const codeText = useCodeText();
  const formId = useId();
  const busy = snapshot.hasTag('busy');
  const { errors } = snapshot.context.problem ?? {};
  const cancel = () => actor.send({ type: 'naming.cancel' });
  const isNew = action.kind === 'create';
  return (
    <Formik
      initialValues={{ name: action.name }}
      validate={validateWith(schema)}
      onSubmit={({ name }) => actor.send({ type: 'naming.confirm', name })}
    >
      <Dialog
        open
        onClose={cancel}
        busy={busy}
        width={440}
        title={t(isNew ? 'naming.save' : 'naming.rename')}
        description={isNew ? t('naming.explanation') : undefined}
        footer={
          <>
            <Button variant="outline" disabled={busy} onClick={cancel}>
              {t('naming.cancel')}
            </Button>
            <Button type="submit" form={formId} busy={busy}>
              {t(isNew ? 'naming.confirmSave' : 'naming.confirmRename')}
            </Button>
          </>
        }
      >
        <KitForm id={formId} errorText={codeText}>
          <BoundTextField name="name" label={t('naming.name')} required maxLength={NAME_LENGTH} />
          {errors && (
            <Note tone="error" announce>
              {t(errors.table ? 'naming.tooMany' : 'naming.taken')}
            </Note>
          )}
        </KitForm>
      </Dialog>
    </Formik>
  );
}
