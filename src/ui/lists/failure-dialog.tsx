import type { ApiProblem } from '#application/ports/transport.port';
import { ConfirmDialog } from '../kit/overlays/confirm-dialog';
import { useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';

interface FailureDialogProps {
  open: boolean;
  problem: ApiProblem | null;
  /** Names the failed action, if there is a text for it. */
  title?: string | undefined;
  onRetry: () => void;
  onDismiss: () => void;
}

/** A failed action, its reason, and a button to retry it. */
export function FailureDialog({ open, problem, title, onRetry, onDismiss }: FailureDialogProps) {
  const t = useText('lists');
  const problemText = useProblemText();
  return (
    <ConfirmDialog
      open={open}
      tone="primary"
      title={title ?? t('failure.title')}
      description={problem ? problemText(problem) : undefined}
      confirmLabel={t('failure.retry')}
      cancelLabel={t('failure.dismiss')}
      onConfirm={onRetry}
      onCancel={onDismiss}
    />
  );
}
