import { type ReactNode, useState } from 'react';
import { Deferred } from '../kit/loading/deferred';

interface PersistentFormProps {
  /** Whether the record and the user's permissions allow opening it. */
  canOpen: boolean;
  /** Renders the button that opens it. */
  trigger: (open: () => void) => ReactNode;
  /** The form, loaded when it is first opened. */
  children: (close: () => void) => ReactNode;
}

/**
 * A form that can be opened while the record allows it. Once open it stays open: the server refuses
 * it for a record that another user has moved, and the form must show this.
 */
export function PersistentForm({ canOpen, trigger, children }: PersistentFormProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {canOpen && trigger(() => setOpen(true))}
      {isOpen && <Deferred>{children(() => setOpen(false))}</Deferred>}
    </>
  );
}
