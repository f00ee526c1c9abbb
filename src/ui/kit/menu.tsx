import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components/Menu';
import { styled } from 'styled-components';
import MoreIcon from '~icons/solar/menu-dots-bold';
import { media } from '../theme/breakpoints';
import { AriaLocale } from './aria-locale';
import { Icon, type IconType } from './icon';
import { iconButtonStyle } from './icon-button';
import { Kbd } from './kbd';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconType | undefined;
  iconMirrored?: boolean | undefined;
  /** A key shown at the end; the page itself listens for it. */
  shortcut?: string | undefined;
  danger?: boolean | undefined;
  /** Greyed, with the reason as a second line. */
  disabledReason?: string | undefined;
  /** A hairline above. */
  separated?: boolean | undefined;
  /** Leads to a page instead of doing something. */
  href?: string | undefined;
}

export interface MenuProps {
  /** Names the trigger and the menu: "Actions : commande 10482". */
  label: string;
  items: readonly MenuItem[];
  onAction: (id: string) => void;
  /** The trigger's content; three dots when left out. */
  trigger?: ReactNode;
  /** The trigger is a 32 px row button, or a 40 px one. */
  size?: 'small' | 'medium' | undefined;
  /** Draws a border round the trigger. */
  outlined?: boolean | undefined;
}

const Trigger = styled(AriaButton)<{ $small: boolean; $outlined: boolean }>`
  ${iconButtonStyle}
  min-inline-size: ${({ $small }) => ($small ? 32 : 40)}px;
  block-size: ${({ $small }) => ($small ? 32 : 40)}px;
  box-shadow: ${({ $outlined }) => ($outlined ? 'inset 0 0 0 1px var(--line-strong)' : 'none')};
  &:is([data-hovered], [aria-expanded='true']) {
    background: var(--press);
    color: var(--text);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  ${media.touch} {
    min-inline-size: 44px;
    block-size: 44px;
  }
`;

export const MenuPlate = styled(Popover)`
  z-index: var(--z-menu);
  min-inline-size: 200px;
  max-inline-size: min(320px, calc(100vw - 16px));
  padding: var(--space-4);
  border-radius: var(--radius-note);
  background: var(--raised);
  color: var(--text);
  box-shadow: var(--shadow-pop);
  overflow: auto;
  &[data-entering] {
    animation: appear var(--t-menu) var(--ease);
  }
`;
const List = styled(AriaMenu)`
  outline: none;
`;
const Line = styled(Separator)`
  block-size: 1px;
  margin-block: var(--space-4);
  background: var(--line);
`;
const Entry = styled(AriaMenuItem)<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-block-size: 36px;
  padding: 6px 10px;
  border-radius: var(--radius-control);
  color: ${({ $danger }) => ($danger ? 'var(--error-text)' : 'inherit')};
  font: 400 var(--text-table) var(--font-body);
  text-decoration: none;
  cursor: pointer;
  outline: none;
  &[data-focused] {
    background: var(--press);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: var(--on-press);
    cursor: not-allowed;
  }
  & > svg {
    color: ${({ $danger }) => ($danger ? 'inherit' : 'var(--on-press)')};
  }
  ${media.touch} {
    min-block-size: 44px;
  }
`;
const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  & > small {
    display: block;
    font: 400 var(--text-help) var(--font-body);
  }
`;

/** A button that opens a list of actions; Escape closes it and gives the focus back. */
export function Menu({ label, items, onAction, trigger, size = 'medium', outlined }: MenuProps) {
  const disabled = items.filter((item) => item.disabledReason).map(({ id }) => id);
  return (
    <AriaLocale>
      <MenuTrigger>
        <Trigger aria-label={label} $small={size === 'small'} $outlined={outlined ?? false}>
          {trigger ?? <Icon of={MoreIcon} />}
        </Trigger>
        <MenuPlate placement="bottom end" offset={4}>
          <List
            aria-label={label}
            disabledKeys={disabled}
            onAction={(key) => onAction(String(key))}
          >
            {items.flatMap((item) => [
              item.separated && <Line key={`${item.id}-line`} />,
              <MenuEntry key={item.id} item={item} />,
            ])}
          </List>
        </MenuPlate>
      </MenuTrigger>
    </AriaLocale>
  );
}

function MenuEntry({ item }: { item: MenuItem }) {
  return (
    <Entry
      id={item.id}
      textValue={item.label}
      $danger={item.danger ?? false}
      {...(item.href ? { href: item.href } : {})}
    >
      {item.icon && <Icon of={item.icon} mirrored={item.iconMirrored} />}
      <Words>
        {item.label}
        {item.disabledReason && <small>{item.disabledReason}</small>}
      </Words>
      {item.shortcut && <Kbd>{item.shortcut}</Kbd>}
    </Entry>
  );
}
