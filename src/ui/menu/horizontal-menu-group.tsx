import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import DownIcon from '~icons/solar/alt-arrow-down-linear';
import { Counter } from '../kit/feedback/counter';
import { Icon } from '../kit/icon';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { horizontalItemStyles } from './horizontal-menu.styles';
import type { HorizontalMenuGroupItem } from './horizontal-menu-items';
import { isActive } from './menu-entries';
import { MenuLink } from './menu-link';
import type { PendingCounts } from './use-pending-counts';

const Frame = styled.div`
  position: relative;
`;
const TriggerButton = styled.button`
  ${horizontalItemStyles}
  & > svg:last-child {
    transition: transform var(--t-menu) var(--ease);
  }
  &[aria-expanded='true'] > svg:last-child {
    transform: rotate(180deg);
  }
`;
const List = styled.ul`
  position: absolute;
  inset-block-start: calc(100% + 6px);
  inset-inline-start: 0;
  z-index: var(--z-menu);
  min-inline-size: 220px;
  padding: var(--space-4);
  border-radius: var(--radius-note);
  background: var(--raised);
  box-shadow: var(--shadow-pop);
  animation: appear var(--t-menu) var(--ease);
`;

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** A group of the horizontal menu: a drop-down of links. Escape closes it and returns the focus. */
export function HorizontalMenuGroup({
  group,
  waiting: pendingCounts,
}: {
  group: HorizontalMenuGroupItem;
  waiting: PendingCounts;
}) {
  const t = useText('shell');
  const { number } = useFormat();
  const { pathname } = useLocation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { open, setOpen, frame, onKeyDown, onBlur } = useDropDown(button);
  const { entries, text } = group;
  const active = entries.find((entry) => isActive(entry, pathname));
  const count = entries.reduce((sum, entry) => sum + pendingCountOf(entry, pendingCounts), 0);
  const icon = active?.activeIcon ?? entries[0]?.icon;
  return (
    <Frame ref={frame} onKeyDown={onKeyDown} onBlur={onBlur}>
      <TriggerButton
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        {...(active ? { 'data-active': '' } : {})}
        onClick={() => setOpen(!open)}
      >
        {icon && <Icon of={icon} />}
        <span>{t(`menu.groups.${text}`)}</span>
        {count > 0 && <Counter $tone="warning">{number(count)}</Counter>}
        <Icon of={DownIcon} size={16} />
      </TriggerButton>
      <List id={id} hidden={!open}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <MenuLink
              entry={entry}
              active={entry === active}
              count={pendingCountOf(entry, pendingCounts)}
              mini={false}
            />
          </li>
        ))}
      </List>
    </Frame>
  );
}

function pendingCountOf(
  entry: HorizontalMenuGroupItem['entries'][number],
  pendingCounts: PendingCounts,
): number {
  return entry.pending && !entry.locked ? pendingCounts[entry.pending] : 0;
}

/** Open until Escape, a click elsewhere, loss of focus, or another page. */
function useDropDown(button: React.RefObject<HTMLButtonElement | null>) {
  const { pathname } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  const setOpen = (next: boolean) => setOpenAt(next ? pathname : null);

  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpenAt(null);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Escape' && open) {
      setOpen(false);
      button.current?.focus();
    } else if (step && open) {
      const links = Array.from(
        frame.current?.querySelectorAll<HTMLElement>('[href], [role="link"]') ?? [],
      );
      const focused = document.activeElement;
      const at = focused instanceof HTMLElement ? links.indexOf(focused) : -1;
      links[step(at, links.length - 1)]?.focus();
    } else if (event.key === 'ArrowDown') setOpen(true);
    else return;
    event.preventDefault();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !frame.current?.contains(event.relatedTarget))
      setOpen(false);
  };
  return { open, setOpen, frame, onKeyDown, onBlur };
}
