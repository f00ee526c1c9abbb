import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import DownIcon from '~icons/solar/alt-arrow-down-linear';
import { media } from '../../theme/breakpoints';
import { Icon, type IconType } from '../icon';
import { Deferred } from '../loading/deferred';
import { lazyComponent, preloadable } from '../loading/lazy-component';
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
/** Loads the list when the pointer or the focus reaches the button. */
const listCode = preloadable(() => import('./static-menu-list'));
const StaticMenuList = lazyComponent(listCode, 'StaticMenuList');

/** A small menu of plain HTML, for pages that must not load react-aria (sign-in, the header). */
export function StaticMenu<Id extends string>(props: StaticMenuProps<Id>) {
  const { label, items, value, onChoose, onOpen, icon, bare = false, withArrow = !bare } = props;
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = items.find(({ id }) => id === value);

  const show = () => {
    setOpen(true);
    onOpen?.();
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isOpening = !open && (event.key === 'ArrowDown' || event.key === 'ArrowUp');
    if (isOpening) show();
    else if (open && event.key === 'Escape') {
      close();
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !frame.current?.contains(event.relatedTarget))
      setOpen(false);
  };
  const fetchAhead = () => void listCode.preload();

  return (
    <Frame ref={frame} onKeyDown={onKeyDown} onBlur={onBlur}>
      <TriggerButton
        ref={button}
        type="button"
        $bare={bare}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={chosen ? `${label} : ${chosen.label}` : label}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => (open ? setOpen(false) : show())}
      >
        {icon && <Icon of={icon} />}
        {props.trigger ?? chosen?.label ?? label}
        {withArrow && <Icon of={DownIcon} size={16} />}
      </TriggerButton>
      {open && (
        <Deferred>
          <StaticMenuList
            label={label}
            items={items}
            value={value}
            tick={TickIcon}
            head={props.head}
            frame={frame}
            onChoose={onChoose}
            onClose={close}
            onLeave={() => setOpen(false)}
          />
        </Deferred>
      )}
    </Frame>
  );
}
