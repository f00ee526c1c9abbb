import * as Radix from '@radix-ui/react-dialog';
import { styled } from 'styled-components';

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
