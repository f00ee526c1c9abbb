import type { ApiProblem } from '#application/ports/transport.port';
import { AlertDialog, ConfirmDialog } from '../kit/overlays/confirm-dialog';
import { useProductLabel } from '../links/product-name';
import { FailureDialog } from '../lists/failure-dialog';
import { useSnapshot } from '../lists/use-snapshot';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { isArchiving, type ProductActor } from './product-actors';

/** The fields that a submission can lack, as keys of the texts (domain: `submissionErrors`). */
const FIELDS = [
  'name',
  'code',
  'barcode',
  'description',
  'content',
  'categoryId',
  'brandId',
  'price',
  'cover',
] as const;

/** The dialog of one product's process: confirm, retry, or acknowledge. */
export function ProductDialogs({ actor }: { actor: ProductActor }) {
  const snapshot = useSnapshot(actor);
  const { problem } = snapshot.context;
  const missing = missingIn(problem);
  const failed = snapshot.matches('failed');
  return (
    <>
      <ArchivingDialog actor={actor} open={isArchiving(snapshot)} />
      <IncompleteDialog actor={actor} open={failed && missing.length > 0} missing={missing} />
      <FailureDialog
        open={failed && missing.length === 0}
        problem={problem}
        onRetry={() => actor.send({ type: 'failure.retry' })}
        onDismiss={() => actor.send({ type: 'failure.dismiss' })}
      />
      <ConflictDialog actor={actor} open={snapshot.matches('conflict')} />
    </>
  );
}

/** Missing fields of the product or of one of its variants, "variants.3.barcode". */
function missingIn(problem: ApiProblem | null): (typeof FIELDS)[number][] {
  const told = Object.keys(problem?.errors ?? {}).map((path) => path.split('.').at(-1));
  return FIELDS.filter((field) => told.includes(field));
}

interface Step {
  actor: ProductActor;
  open: boolean;
}

function ArchivingDialog({ actor, open }: Step) {
  const t = useText('products');
  const mention = useProductLabel();
  const snapshot = useSnapshot(actor);
  return (
    <ConfirmDialog
      open={open}
      title={t('archiving.title', { name: mention(snapshot.context.record) })}
      description={t('archiving.explanation')}
      confirmLabel={t('archiving.confirm')}
      cancelLabel={t('archiving.keep')}
      busy={snapshot.hasTag('busy')}
      onConfirm={() => actor.send({ type: 'archiving.confirm' })}
      onCancel={() => actor.send({ type: 'archiving.cancel' })}
    />
  );
}

/** A retry would fail again, so the dialog only leads to the missing fields. */
function IncompleteDialog({ actor, open, missing }: Step & { missing: (typeof FIELDS)[number][] }) {
  const t = useText('products');
  const format = useFormat();
  const fields = format.list(missing.map((field) => t(`fields.${field}`)));
  return (
    <AlertDialog
      open={open}
      title={t('failure.title')}
      description={t('failure.incomplete', { fields })}
      label={t('failure.dismiss')}
      onClose={() => actor.send({ type: 'failure.dismiss' })}
    />
  );
}

function ConflictDialog({ actor, open }: Step) {
  const t = useText('products');
  return (
    <AlertDialog
      open={open}
      title={t('failure.title')}
      description={t('failure.conflict')}
      label={t('failure.dismiss')}
      onClose={() => actor.send({ type: 'conflict.acknowledge' })}
    />
  );
}
