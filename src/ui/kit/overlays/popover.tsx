import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import DownIcon from '~icons/solar/alt-arrow-down-linear';
import { media } from '../../theme/breakpoints';
import { Icon, type IconType } from '../icon';
import { iconMask, maskedIcon } from '../icon-mask';
import { Deferred } from '../loading/deferred';
import { lazyComponent, preloadable } from '../loading/lazy-component';
import { useDisclosure } from './use-disclosure';

const loadPanel = preloadable(
  () => import(/* webpackChunkName: 'popover-panel' */ './popover-panel'),
);
const PopoverPanel = lazyComponent(loadPanel, 'PopoverPanel');

export interface PopoverProps {
  /** The button's text, and the panel's name. */
  label: string;
  icon?: IconType | undefined;
  /** Only the icon shows. */
  iconOnly?: boolean | undefined;
  /** The panel; receives a function that closes it. */
  children: (close: () => void) => ReactNode;
  /** px; 280 by default. */
  width?: number | undefined;
}

const TriggerButton = styled.button<{ $bare: boolean }>`
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
  &:is(:hover, [aria-expanded='true']) {
    background: var(--press);
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  &:not([aria-label])::after {
    --icon: ${iconMask(DownIcon)};
    ${maskedIcon(16)}
  }
  ${media.touch} {
    min-block-size: 44px;
  }
`;
/** A button with a small panel: filters, choice of columns. */
export function Popover({ label, icon, iconOnly = false, children, width = 280 }: PopoverProps) {
  const disclosure = useDisclosure('dialog', loadPanel);
  return (
    <>
      <TriggerButton
        {...disclosure.button}
        $bare={iconOnly}
        aria-label={iconOnly ? label : undefined}
      >
        {icon && <Icon of={icon} />}
        {!iconOnly && label}
      </TriggerButton>
      {disclosure.open && (
        <Deferred>
          <PopoverPanel label={label} width={width} disclosure={disclosure}>
            {children}
          </PopoverPanel>
        </Deferred>
      )}
    </>
  );
}
