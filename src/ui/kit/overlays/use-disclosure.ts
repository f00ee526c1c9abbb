import { type KeyboardEvent, useRef, useState } from 'react';

/** The state that an overlay's list or panel needs from its button. */
export interface DisclosureState {
  readonly open: boolean;
  readonly close: () => void;
  /** Where a list gets the focus: at its end if the up arrow opened it. */
  readonly from: 'first' | 'last';
  /** The button, while its overlay is open: determines the overlay's container in the page. */
  readonly trigger: Element | null;
  readonly triggerRef: { readonly current: HTMLButtonElement | null };
}

const CLOSED: Pick<DisclosureState, 'from' | 'trigger'> = { from: 'first', trigger: null };

/** A button whose overlay is rendered only while it is open; `load` preloads its code. */
export function useDisclosure(popup: 'menu' | 'dialog', load: () => Promise<unknown>) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(CLOSED);
  const isOpen = opened !== CLOSED;
  // A failed request is repeated when the button is pressed.
  const fetchAhead = () => void load().catch(() => undefined);
  const open = (from: DisclosureState['from']) => setOpened({ from, trigger: triggerRef.current });
  const close = () => setOpened(CLOSED);
  const onKeyDown = (event: KeyboardEvent) => {
    if (popup !== 'menu' || !(event.key === 'ArrowDown' || event.key === 'ArrowUp')) return;
    event.preventDefault();
    event.stopPropagation();
    open(event.key === 'ArrowUp' ? 'last' : 'first');
  };
  return {
    ...opened,
    open: isOpen,
    close,
    triggerRef,
    button: {
      ref: triggerRef,
      type: 'button',
      'aria-haspopup': popup,
      'aria-expanded': isOpen,
      onClick: () => open('first'),
      onKeyDown,
      onPointerEnter: fetchAhead,
      onFocus: fetchAhead,
    },
  } as const;
}
