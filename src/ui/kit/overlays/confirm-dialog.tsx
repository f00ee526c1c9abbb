import { type ReactNode, useRef } from 'react';
import { Button } from '../button';
import { Note } from '../feedback/note';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  open: boolean;
  /** A question: "Archiver 3 produits ?" */
  title: ReactNode;
  /** The consequences. */
  description?: ReactNode;
  children?: ReactNode;
  /** Verb and object. */
  confirmLabel: string;
  /** The cancel button, without the action's verb: "Garder". */
  cancelLabel: string;
  /** `danger` for irreversible actions. */
  tone?: 'danger' | 'primary' | undefined;
  busy?: boolean | undefined;
  /** Why the action just failed; the dialog stays open. */
  error?: string | undefined;
  /** Disables the action and shows the reason (nothing selected yet). */
  confirmDisabledReason?: string | undefined;
  lead?: ReactNode;
  width?: number | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

export interface AlertDialogProps {
  open: boolean;
  title: ReactNode;
  description?: ReactNode;
  /** The label of the only button. */
  label: string;
  onClose: () => void;
}

/** Asks before an action; the focus starts on the cancel button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const wayOut = useRef<HTMLButtonElement>(null);
  const { tone = 'danger', busy, error } = props;
  return (
    <Dialog
      open={props.open}
      onClose={props.onCancel}
      title={props.title}
      description={props.description}
      lead={props.lead}
      width={props.width ?? 440}
      isQuestion
      busy={busy}
      initialFocus={wayOut}
      footer={
        <>
          <Button ref={wayOut} variant="outline" disabled={busy} onClick={props.onCancel}>
            {props.cancelLabel}
          </Button>
          <Button
            variant={tone}
            busy={busy}
            disabledReason={props.confirmDisabledReason}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {(props.children || error) && (
        <>
          {props.children}
          {error && (
            <Note tone="error" announce>
              {error}
            </Note>
          )}
        </>
      )}
    </Dialog>
  );
}

/** Shows one important message, with one button. */
export function AlertDialog({ open, title, description, label, onClose }: AlertDialogProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      width={440}
      isQuestion
      initialFocus={button}
      footer={
        <Button ref={button} onClick={onClose}>
          {label}
        </Button>
      }
    />
  );
}
