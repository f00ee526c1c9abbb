import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import DownIcon from '~icons/solar/alt-arrow-down-linear';
import { media } from '../../theme/breakpoints';
import { Icon, type IconType } from '../icon';
import { TickIcon } from '../tick-icon';

export interface StaticMenuItem<Id extends string = string> {
  id: Id;
  label: string;
  /** The label's own language, if it differs from the page's. */
  lang?: string | undefined;
  icon?: IconType | undefined;
  iconMirrored?: boolean | undefined;
}

export interface StaticMenuProps<Id extends string> {
  /** Names the button: "Langue". */
  label: string;
  items: readonly StaticMenuItem<Id>[];
  /** The chosen item; with it the items are choices, without it actions. */
  value?: Id | undefined;
  onChoose: (id: Id) => void;
  /** Called when the menu opens: preload what a choice needs. */
  onOpen?: (() => void) | undefined;
  /** The button's content; the chosen item's label by default. */
  trigger?: ReactNode;
  icon?: IconType | undefined;
  /** A plain button (an avatar) instead of a grey one with an arrow. */
  bare?: boolean | undefined;
  withArrow?: boolean | undefined;
  /** Content above the items. */
  head?: ReactNode;
}

const Frame = styled.div`
  position: relative;
  display: inline-flex;
`;
const TriggerButton = styled.button<{ $bare: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  min-block-size: 36px;
  padding-inline: ${({ $bare }) => ($bare ? '0' : '12px')};
  border-radius: ${({ $bare }) => ($bare ? '50%' : 'var(--radius-control)')};
  background: ${({ $bare }) => ($bare ? 'none' : 'var(--press)')};
  font: var(--weight-strong) var(--text-small) var(--font-body);
  white-space: nowrap;
  ${media.touch} {
    min-block-size: 44px;
  }
`;
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

function entriesOf(frame: HTMLElement | null): HTMLElement[] {
  return Array.from(frame?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []);
}

/** A small menu of plain HTML, for pages that must not load react-aria (sign-in, the header). */
export function StaticMenu<Id extends string>(props: StaticMenuProps<Id>) {
  const { label, items, value, onChoose, onOpen, icon, bare = false, withArrow = !bare } = props;
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = items.find(({ id }) => id === value);

  useLayoutEffect(() => {
    if (!open) return;
    const list = frame.current?.querySelector<HTMLElement>('[role="menu"]');
    if (!list) return;
    const { left, right } = list.getBoundingClientRect();
    // Opens towards the start of the line, unless it would exceed the window there.
    if (left < 0 || right > window.innerWidth) list.dataset['fromStart'] = '';
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const all = entriesOf(frame.current);
    (all.find((entry) => entry.getAttribute('aria-checked') === 'true') ?? all[0])?.focus();
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  const show = () => {
    setOpen(true);
    onOpen?.();
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        show();
      }
      return;
    }
    const all = entriesOf(frame.current);
    const step = STEPS[event.key];
    if (event.key === 'Escape') close();
    else if (step) {
      const at =
        document.activeElement instanceof HTMLElement ? all.indexOf(document.activeElement) : -1;
      all[step(at, all.length - 1)]?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !frame.current?.contains(event.relatedTarget))
      setOpen(false);
  };

  return (
    <Frame ref={frame} onKeyDown={onKeyDown} onBlur={onBlur}>
      <TriggerButton
        ref={button}
        type="button"
        $bare={bare}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={chosen ? `${label} : ${chosen.label}` : label}
        onClick={() => (open ? setOpen(false) : show())}
      >
        {icon && <Icon of={icon} />}
        {props.trigger ?? chosen?.label ?? label}
        {withArrow && <Icon of={DownIcon} size={16} />}
      </TriggerButton>
      {open && (
        <Surface>
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
                    close();
                    onChoose(item.id);
                  }}
                >
                  {item.icon && <Icon of={item.icon} mirrored={item.iconMirrored} />}
                  <span>{item.label}</span>
                  {value !== undefined && item.id === value && <Icon of={TickIcon} size={18} />}
                </Entry>
              </li>
            ))}
          </List>
        </Surface>
      )}
    </Frame>
  );
}
