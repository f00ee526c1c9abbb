import { type ReactNode, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import DownIcon from '~icons/solar/alt-arrow-down-linear';
import { media } from '../theme/breakpoints';
import { AriaLocale } from './aria-locale';
import { Icon, type IconType } from './icon';
import { overlayContainer } from './overlay-container';

export interface PopoverProps {
  /** The button's words, and the panel's name. */
  label: string;
  icon?: IconType | undefined;
  /** Only the icon shows. */
  iconOnly?: boolean | undefined;
  /** The panel; gets a way to close it. */
  children: (close: () => void) => ReactNode;
  /** px; 280 when left out. */
  width?: number | undefined;
}

const Face = styled(AriaButton)<{ $bare: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-8);
  min-inline-size: 40px;
  min-block-size: 40px;
  padding-inline: ${({ $bare }) => ($bare ? '0' : '16px 12px')};
  border-radius: var(--radius-control);
  box-shadow: ${({ $bare }) => ($bare ? 'none' : 'inset 0 0 0 1px var(--line-strong)')};
  color: ${({ $bare }) => ($bare ? 'var(--text-2)' : 'var(--text)')};
  font: var(--weight-strong) var(--text-body) var(--font-body);
  &:is([data-hovered], [aria-expanded='true']) {
    background: var(--press);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  ${media.touch} {
    min-block-size: 44px;
  }
`;
const Plate = styled(AriaPopover)<{ $width: number }>`
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

/** A button with a small panel: filters, column choice. */
export function Popover({ label, icon, iconOnly = false, children, width = 280 }: PopoverProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  return (
    <AriaLocale>
      <DialogTrigger>
        <Face ref={setButton} $bare={iconOnly} {...(iconOnly ? { 'aria-label': label } : {})}>
          {icon && <Icon of={icon} />}
          {!iconOnly && label}
          {!iconOnly && <Icon of={DownIcon} size={16} />}
        </Face>
        <Plate
          $width={width}
          placement="bottom start"
          offset={4}
          UNSTABLE_portalContainer={overlayContainer(button)}
        >
          <Inside aria-label={label}>{({ close }) => children(close)}</Inside>
        </Plate>
      </DialogTrigger>
    </AriaLocale>
  );
}
