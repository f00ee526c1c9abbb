import { ConfirmDialog } from '../kit/overlays/confirm-dialog';
import { useText } from '../text/use-text';

interface IssueDialogProps {
  open: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a number is assigned: this cannot be undone. */
export function IssueDialog(props: IssueDialogProps) {
  const t = useText('invoices');
  return (
    <ConfirmDialog
      {...props}
      tone="primary"
      title={t('issuing.title')}
      description={t('issuing.text')}
      confirmLabel={t('issuing.confirm')}
      cancelLabel={t('issuing.cancel')}
    />
  );
}
