import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { AriaLocale } from '../aria-locale';
import { popoverProps } from './overlay-container';
import type { DisclosureState } from './use-disclosure';

const Surface = styled(Popover)<{ $width: number }>`
  z-index: var(--z-menu);
  inline-size: min(${({ $width }) => $width}px, calc(100vw - 16px));
  border-radius: var(--radius-note);
  background: var(--raised);
  color: var(--text);
  box-shadow: var(--shadow-pop);
  overflow: auto;
`;
const PanelContent = styled(Dialog)`
  padding: var(--space-16);
  outline: none;
`;

export interface PopoverPanelProps {
  label: string;
  width: number;
  disclosure: DisclosureState;
  children: (close: () => void) => ReactNode;
}

/** The panel under a popover's button, rendered while it is open. */
export function PopoverPanel({ label, width, disclosure, children }: PopoverPanelProps) {
  return (
    <AriaLocale>
      <Surface {...popoverProps(disclosure)} $width={width} placement="bottom start" offset={4}>
        <PanelContent aria-label={label}>{children(disclosure.close)}</PanelContent>
      </Surface>
    </AriaLocale>
  );
}
