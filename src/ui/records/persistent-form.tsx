import { type ReactNode, Suspense, useState } from 'react';

interface PersistentFormProps {
  /** Whether the record and the person's rights let it be opened. */
  canOpen: boolean;
  /** What opens it. */
  trigger: (open: () => void) => ReactNode;
  /** The form, fetched when it is first opened. */
  children: (close: () => void) => ReactNode;
}

/**
 * A form that a page opens as long as its record can take it. Once open it stays: a record that somebody
 * else has moved on refuses it, and the form has to say so.
 */
export function PersistentForm({ canOpen, trigger, children }: PersistentFormProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {canOpen && trigger(() => setOpen(true))}
      {isOpen && <Suspense fallback={null}>{children(() => setOpen(false))}</Suspense>}
    </>
  );
}
