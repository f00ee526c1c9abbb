import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { Icon, type IconType } from '../icon';
import { useLatest } from '../use-latest';
import type { StaticMenuProps } from './static-menu';

const Surface = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 4px);
  inset-inline-end: 0;
  z-index: var(--z-menu);
  inline-size: max-content;
  min-inline-size: 180px;
  max-inline-size: calc(100vw - 16px);
  padding: var(--space-4);
  border-radius: var(--radius-note);
  background: var(--raised);
  box-shadow: var(--shadow-pop);
  animation: appear var(--t-menu) var(--ease);
  &[data-from-start] {
    inset-inline: 0 auto;
  }
`;
const List = styled.ul``;
const Entry = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  inline-size: 100%;
  min-block-size: 36px;
  padding: 6px 10px;
  border-radius: var(--radius-control);
  font: 400 var(--text-table) var(--font-body);
  &:is(:hover, :focus-visible) {
    background: var(--press);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  & > span {
    flex: 1;
  }
  & > svg:last-child {
    color: var(--accent-text);
  }
  ${media.touch} {
    min-block-size: 44px;
  }
`;

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

function entriesOf(list: HTMLElement | null): HTMLElement[] {
  return Array.from(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []);
}

export interface StaticMenuListProps<Id extends string>
  extends Pick<StaticMenuProps<Id>, 'label' | 'items' | 'value' | 'head' | 'onChoose'> {
  /** Marks the chosen item. */
  tick: IconType;
  /** The button with its list: a press outside it closes the list. */
  frame: RefObject<HTMLElement | null>;
  /** Closes the list and gives the focus back to its button. */
  onClose: () => void;
  /** Closes the list and leaves the focus where it is. */
  onLeave: () => void;
}

/** The open list of a static menu. Its code is loaded when the menu is about to open. */
export function StaticMenuList<Id extends string>(props: StaticMenuListProps<Id>) {
  const { label, items, value, tick, frame, onChoose, onClose, onLeave } = props;
  const surface = useRef<HTMLDivElement>(null);
  const leave = useLatest(onLeave);

  useLayoutEffect(() => {
    if (!surface.current) return;
    const { left, right } = surface.current.getBoundingClientRect();
    // Opens towards the start of the line, unless it would exceed the window there.
    if (left < 0 || right > window.innerWidth) surface.current.dataset['fromStart'] = '';
  }, []);
  useEffect(() => {
    const all = entriesOf(surface.current);
    (all.find((entry) => entry.getAttribute('aria-checked') === 'true') ?? all[0])?.focus();
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) leave.current();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [frame, leave]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    const all = entriesOf(surface.current);
    const at =
      document.activeElement instanceof HTMLElement ? all.indexOf(document.activeElement) : -1;
    all[step(at, all.length - 1)]?.focus();
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Surface ref={surface} onKeyDown={onKeyDown}>
      {props.head}
      <List role="menu" aria-label={label}>
        {items.map((item) => (
          <li key={item.id} role="none">
            <Entry
              type="button"
              tabIndex={-1}
              lang={item.lang}
              {...(value === undefined
                ? { role: 'menuitem' }
                : { role: 'menuitemradio', 'aria-checked': item.id === value })}
              onClick={() => {
                onClose();
                onChoose(item.id);
              }}
            >
              {item.icon && <Icon of={item.icon} mirrored={item.iconMirrored} />}
              <span>{item.label}</span>
              {value !== undefined && item.id === value && <Icon of={tick} size={18} />}
            </Entry>
          </li>
        ))}
      </List>
    </Surface>
  );
}
