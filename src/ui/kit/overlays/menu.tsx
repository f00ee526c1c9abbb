import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import MoreIcon from '~icons/solar/menu-dots-bold';
import { media } from '../../theme/breakpoints';
import type { IconType } from '../icon';
import { iconButtonStyle } from '../icon-button';
import { iconMask, maskedIcon } from '../icon-mask';
import { Deferred } from '../loading/deferred';
import { lazyComponent, preloadable } from '../loading/lazy-component';
import { Spinner } from '../loading/spinner';
import { type DisclosureState, useDisclosure } from './use-disclosure';

const loadList = preloadable(() => import('./menu-list'));
const MenuList = lazyComponent(loadList, 'MenuList');

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconType | undefined;
  iconMirrored?: boolean | undefined;
  /** A key shown at the end; the page itself handles it. */
  shortcut?: string | undefined;
  danger?: boolean | undefined;
  /** A second line. */
  note?: string | undefined;
  /** Disabled, with the reason as a second line. */
  disabledReason?: string | undefined;
  /** A thin line above. */
  separated?: boolean | undefined;
  /** A link to a page instead of an action. */
  href?: string | undefined;
}

export interface MenuProps {
  /** Names the trigger and the menu: "Actions : commande 10482". */
  label: string;
  items: readonly MenuItem[];
  onAction: (id: string) => void;
  /** The trigger's content; three dots by default. */
  trigger?: ReactNode;
  /** The trigger's height: 32 px in rows, otherwise 40 px. */
  size?: 'small' | 'medium' | undefined;
  /** Draws a border round the trigger. */
  outlined?: boolean | undefined;
  /** The chosen action is running: the trigger shows a spinner and opens nothing. */
  busy?: boolean | undefined;
}

const Trigger = styled.button`
  ${iconButtonStyle}
  --side: 40px;
  min-inline-size: var(--side);
  block-size: var(--side);
  &[data-small] {
    --side: 32px;
  }
  &[data-outlined] {
    box-shadow: inset 0 0 0 1px var(--line-strong);
  }
  &[data-dots]::before {
    --icon: ${iconMask(MoreIcon)};
    ${maskedIcon(20)}
  }
  &:is(:hover, [aria-expanded='true']) {
    background: var(--press);
    color: var(--text);
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  ${media.touch} {
    min-inline-size: 44px;
    block-size: 44px;
  }
`;

/**
 * A button that opens a list of actions; Escape closes it and restores the focus. A table has one
 * in each row, so the list's code is fetched and run only for the opened one.
 */
export function Menu({ items, onAction, ...trigger }: MenuProps) {
  return (
    <MenuTrigger {...trigger} load={loadList}>
      {(disclosure) => (
        <MenuList label={trigger.label} items={items} onAction={onAction} disclosure={disclosure} />
      )}
    </MenuTrigger>
  );
}

export interface MenuTriggerProps extends Omit<MenuProps, 'items' | 'onAction'> {
  /** Loads the code of the children; preloaded when the pointer or the focus arrives. */
  load: () => Promise<unknown>;
  /** The list, a lazy component made with `MenuList`: its content is loaded with its code. */
  children: (disclosure: DisclosureState) => ReactNode;
}

function ignorePress(): void {}

/** The button of a menu whose entries have their own code. */
export function MenuTrigger(props: MenuTriggerProps) {
  const { label, load, trigger, size = 'medium', outlined, busy = false, children } = props;
  const disclosure = useDisclosure('menu', load);
  const waiting = {
    'aria-busy': true,
    'aria-disabled': true,
    onClick: ignorePress,
    onKeyDown: ignorePress,
  };
  return (
    <>
      <Trigger
        {...disclosure.button}
        {...(busy ? waiting : {})}
        aria-label={label}
        {...(size === 'small' ? { 'data-small': '' } : {})}
        {...(outlined ? { 'data-outlined': '' } : {})}
        {...(busy || trigger ? {} : { 'data-dots': '' })}
      >
        {busy ? <Spinner /> : trigger}
      </Trigger>
      {disclosure.open && <Deferred>{children(disclosure)}</Deferred>}
    </>
  );
}
