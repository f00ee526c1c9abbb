import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';

interface ModalProps {
  open: boolean;
  /** The user closes it, by Escape or by a press outside. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog or drawer. Nothing is rendered until it first opens: a closed one of Radix updates itself
 * as soon as it is rendered, so React would run all effects of the page before its first paint.
 */
export function Modal({ open, onClose, children }: ModalProps) {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  if (!open && !wasOpen) return null;
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>{children}</Radix.Portal>
    </Radix.Root>
  );
}

/** The dark backdrop of dialogs and drawers. */
export const Scrim = styled(Radix.Overlay)<{ $layer?: string }>`
  position: fixed;
  inset: 0;
  z-index: ${({ $layer = 'var(--z-dialog)' }) => $layer};
  background: var(--scrim);
  animation: appear var(--t-panel) var(--ease);
`;

export const ModalTitle = styled(Radix.Title)`
  font: var(--weight-head) var(--text-h2) var(--font-head);
`;

export const ModalDescription = styled(Radix.Description)`
  color: var(--text-2);
  font: 400 var(--text-body) var(--font-body);
`;
