import { type KeyboardEvent, useRef, useState } from 'react';

/** What an overlay's list or panel needs of the button it belongs to. */
export interface DisclosureState {
  readonly open: boolean;
  readonly close: () => void;
  /** Where a list takes the focus: at its end when it was opened by the up arrow. */
  readonly from: 'first' | 'last';
  /** The button, while its overlay is open: says where the overlay stands in the page. */
  readonly trigger: Element | null;
  readonly triggerRef: { readonly current: HTMLButtonElement | null };
}

/** A button whose overlay is not there until it is opened; `load` fetches its code ahead. */
export function useDisclosure(popup: 'menu' | 'dialog', load: () => Promise<unknown>) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Pick<DisclosureState, 'from' | 'trigger'> | null>(null);
  // What is missing then is fetched again when the button is pressed.
  const fetchAhead = () => void load().catch(() => undefined);
  const open = (from: DisclosureState['from']) => setOpened({ from, trigger: triggerRef.current });
  const close = () => setOpened(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (popup !== 'menu' || !(event.key === 'ArrowDown' || event.key === 'ArrowUp')) return;
    event.preventDefault();
    event.stopPropagation();
    open(event.key === 'ArrowUp' ? 'last' : 'first');
  };
  const state: DisclosureState = {
    open: opened !== null,
    close,
    trigger: opened?.trigger ?? null,
    from: opened?.from ?? 'first',
    triggerRef,
  };
  return {
    ...state,
    button: {
      ref: triggerRef,
      type: 'button',
      'aria-haspopup': popup,
      'aria-expanded': opened !== null,
      onClick: () => open('first'),
      onKeyDown,
      onPointerEnter: fetchAhead,
      onFocus: fetchAhead,
    },
  } as const;
}
