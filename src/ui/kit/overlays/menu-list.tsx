import type { ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  Popover,
  Separator,
} from 'react-aria-components/Menu';
import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { AriaLocale } from '../aria-locale';
import { Icon } from '../icon';
import { Kbd } from '../kbd';
import type { MenuItem } from './menu';
import { popoverProps } from './overlay-container';
import type { DisclosureState } from './use-disclosure';

const MenuSurface = styled(Popover)`
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
const Text = styled.span`
  flex: 1;
  min-inline-size: 0;
  & > small {
    display: block;
    font: 400 var(--text-help) var(--font-body);
  }
`;

export interface MenuListProps {
  label: string;
  items: readonly MenuItem[];
  onAction: (id: string) => void;
  disclosure: DisclosureState;
}

/** The list under a menu's button, rendered while it is open. */
export function MenuList({ label, items, onAction, disclosure }: MenuListProps): ReactNode {
  const disabled = items.filter((item) => item.disabledReason).map(({ id }) => id);
  return (
    <AriaLocale>
      <MenuSurface
        {...popoverProps(disclosure)}
        trigger="MenuTrigger"
        placement="bottom end"
        offset={4}
        aria-label={label}
      >
        <List
          aria-label={label}
          autoFocus={disclosure.from}
          disabledKeys={disabled}
          onAction={(key) => onAction(String(key))}
          onClose={disclosure.close}
        >
          {items.flatMap((item) => [
            item.separated && <Line key={`${item.id}-line`} />,
            <MenuEntry key={item.id} item={item} />,
          ])}
        </List>
      </MenuSurface>
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
      <Text>
        {item.label}
        {(item.disabledReason ?? item.note) && <small>{item.disabledReason ?? item.note}</small>}
      </Text>
      {item.shortcut && <Kbd>{item.shortcut}</Kbd>}
    </Entry>
  );
}
