import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import MoreIcon from '~icons/solar/menu-dots-bold';
import { media } from '../../theme/breakpoints';
import { IconButton } from '../icon-button';
import { useKitTexts } from '../kit-texts';

const Toggle = styled(IconButton)`
  display: none;
  ${media.below('phone')} {
    display: inline-grid;
    /* In the room that the portal's bar leaves it. */
    &[data-at-top] {
      position: fixed;
      inset-block-start: calc((var(--header) - 44px) / 2);
      inset-inline-end: var(--space-8);
      z-index: calc(var(--z-header) + 1);
    }
  }
`;
const Panel = styled.div`
  display: contents;
  ${media.below('phone')} {
    position: fixed;
    inset-inline: var(--space-8);
    inset-block-end: calc(var(--tab-bar) + 64px);
    z-index: var(--z-menu);
    flex-direction: column;
    max-block-size: 70dvh;
    padding: var(--space-8);
    overflow-y: auto;
    border-radius: var(--radius-note);
    background: var(--raised);
    box-shadow: var(--shadow-pop);
    &[data-open] {
      display: flex;
    }
    &:not([data-open]) {
      display: none;
    }
    [data-record-head] &,
    &[data-at-top] {
      inset-block: calc(var(--header) + var(--space-4)) auto;
    }
    /* One below another, as the entries of a menu. */
    & > :is(button, a) {
      --bg: transparent;
      --bg-hover: var(--press);
      --edge: transparent;
      --edge-hover: transparent;
      --fg: var(--text);
      justify-content: flex-start;
      inline-size: 100%;
      min-block-size: 44px;
      padding-inline: var(--space-12);
      box-shadow: none;
      font: 400 var(--text-body) var(--font-body);
      text-align: start;
      &[data-danger] {
        --fg: var(--error-text);
      }
      & > span {
        padding-inline: 0;
        font: inherit;
      }
    }
    & > button:has(> span) {
      justify-items: start;
    }
  }
`;
/** Behind the panel: a press beside it closes it. */
const Backdrop = styled.div`
  display: none;
  ${media.below('phone')} {
    position: fixed;
    inset: 0;
    z-index: var(--z-menu);
    display: block;
  }
`;

interface MoreActionsState {
  open: boolean;
  /** On a phone, in the portal's bar: the page has no other actions. */
  atTop: boolean;
  onOpen: (open: boolean) => void;
}

/** On a phone, the button that opens the panel with this id. */
export function MoreActionsButton({
  controls,
  open,
  onOpen,
  atTop,
}: MoreActionsState & { controls: string }) {
  const texts = useKitTexts();
  return (
    <Toggle
      icon={MoreIcon}
      label={texts.moreActions}
      data-more-actions={controls}
      {...(atTop ? { 'data-at-top': '' } : {})}
      aria-controls={controls}
      aria-expanded={open}
      onClick={() => onOpen(!open)}
    />
  );
}

interface MoreActionsProps extends MoreActionsState {
  id: string;
  children: ReactNode;
}

/**
 * Actions in the row of the others; on a phone in a panel. The panel is hidden rather than removed:
 * a printed document or an export that an action began is rendered with the action.
 */
export function MoreActions({ id, open, onOpen, atTop, children }: MoreActionsProps) {
  const texts = useKitTexts();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => (open && panel.current ? focusFirst(panel.current) : undefined), [open]);
  const close = () => {
    onOpen(false);
    document.querySelector<HTMLElement>(`[data-more-actions="${CSS.escape(id)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  // Menus inside are rendered elsewhere in the document, and their events arrive here too.
  const onClick = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element && target.closest('button, a, [role^="menuitem"]');
    if (!pressed) return;
    const opensMore = pressed.hasAttribute('aria-haspopup');
    if (!opensMore && pressed.getAttribute('aria-disabled') !== 'true') onOpen(false);
  };
  return (
    <>
      {open && <Backdrop onClick={close} />}
      <Panel
        ref={panel}
        id={id}
        {...(atTop ? { 'data-at-top': '' } : {})}
        {...(open ? { 'data-open': '', role: 'group', 'aria-label': texts.moreActions } : {})}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {children}
      </Panel>
    </>
  );
}

/**
 * Moves the focus to the first action of a panel, or to the one that comes first: the code of an
 * action may still be loading. Not if the focus has gone elsewhere meanwhile.
 * @returns the function that ends the wait
 */
function focusFirst(panel: HTMLElement): () => void {
  const opener = document.activeElement;
  const observer = new MutationObserver(() => attempt());
  const attempt = () => {
    const first = panel.querySelector<HTMLElement>('button, a');
    if (!first) return;
    observer.disconnect();
    if (document.activeElement === opener) first.focus();
  };
  observer.observe(panel, { childList: true, subtree: true });
  attempt();
  return () => observer.disconnect();
}
