import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { AriaLocale } from './aria-locale';
import type { OpenerState } from './opener';
import { overlayContainer } from './overlay-container';

const Plate = styled(Popover)<{ $width: number }>`
  z-index: var(--z-menu);
  inline-size: min(${({ $width }) => $width}px, calc(100vw - 16px));
  border-radius: var(--radius-note);
  background: var(--raised);
  color: var(--text);
  box-shadow: var(--shadow-pop);
  overflow: auto;
`;
const Inside = styled(Dialog)`
  padding: var(--space-16);
  outline: none;
`;

export interface PopoverPanelProps {
  label: string;
  width: number;
  opener: OpenerState;
  children: (close: () => void) => ReactNode;
}

/** The panel under a popover's button, open as long as it is there. */
export function PopoverPanel({ label, width, opener, children }: PopoverPanelProps) {
  return (
    <AriaLocale>
      <Plate
        {...opener.popover}
        UNSTABLE_portalContainer={overlayContainer(opener.trigger)}
        $width={width}
        placement="bottom start"
        offset={4}
      >
        <Inside aria-label={label}>{children(opener.close)}</Inside>
      </Plate>
    </AriaLocale>
  );
}
