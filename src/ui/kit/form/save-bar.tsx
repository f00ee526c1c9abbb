import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import WarningIcon from '~icons/solar/danger-circle-bold';
import { media } from '../../theme/breakpoints';
import { Button } from '../button';
import { Icon } from '../icon';
import { saveKeys } from './save-shortcut';

export interface SaveBarProps {
  /** "3 modifications non enregistrées" */
  message: string;
  /** A muted addition: "brouillon gardé à 10:24". */
  detail?: ReactNode;
  saveLabel: string;
  discardLabel: string;
  busy?: boolean | undefined;
  onDiscard: () => void;
  /** Undefined where the button submits the form around it. */
  onSave?: (() => void) | undefined;
  /** Whether there is anything to save; true by default. */
  shown?: boolean;
}

/**
 * The bar as its own container: its content depends on the width of its form or card, not on the
 * window's. From 656 px on, at the usual text size, all of it fits into one row.
 */
const Place = styled.div`
  container: save-bar / inline-size;
  position: sticky;
  inset-block-end: var(--space-16);
  z-index: var(--z-sticky);
  animation: rise var(--t-panel) var(--ease);
  ${media.below('phone')} {
    inset-block-end: var(--space-8);
  }
`;
const narrow = '@container save-bar (width < 41rem)';
const Bar = styled.div`
  --on-bar: var(--white);
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-block-size: 64px;
  padding-block: var(--space-8);
  padding-inline: var(--space-16) var(--space-12);
  border-radius: var(--radius-note);
  background: var(--ink);
  color: var(--on-bar);
  box-shadow: var(--shadow-pop);
  font: 400 var(--text-small) var(--font-body);
  :root[data-mode='dark'] & {
    background: var(--raised2);
  }
  & > svg {
    color: var(--warning);
  }
  ${narrow} {
    flex-wrap: wrap;
    & > svg {
      display: none;
    }
  }
`;
const Text = styled.p`
  flex: 1 1 220px;
  min-inline-size: 0;
  & > strong {
    font-weight: var(--weight-strong);
  }
`;
const Actions = styled.div`
  display: flex;
  gap: var(--space-12);
  & [data-discard] {
    --bg: transparent;
    --bg-hover: var(--press);
    --fg: var(--on-bar);
    --edge: var(--grey-500);
    --edge-hover: var(--on-bar);
  }
  & button:focus-visible {
    outline-color: var(--on-bar);
  }
  ${narrow} {
    flex: 1 1 100%;
    flex-wrap: wrap;
    & button {
      flex: 1 1 max-content;
    }
  }
`;
/* Its direction is the page's, so that the margin is between it and the word in Arabic too. */
const Keys = styled.kbd`
  margin-inline-start: var(--space-8);
  padding: 2px 6px;
  border-radius: var(--radius-chip);
  background: color-mix(in srgb, var(--grey-900) 20%, transparent);
  font: var(--weight-strong) 12px/18px var(--font-body);
  ${media.touch} {
    display: none;
  }
`;

/** Room between a focused field and the bar (px). */
const ROOM = 40;

/**
 * Keeps the room of the shown bar free where the page scrolls to a focused field, and scrolls the
 * field that made the bar appear. Not by a custom property of the root: Chromium would compute every
 * element of the page anew while the user types the first letter.
 */
function useMeasuredBar(shown: boolean): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!shown || !element) return;
    const { style } = document.documentElement;
    let size = 0;
    // Called when the browser has laid out the page: measuring at once would do so a second time.
    const observer = new ResizeObserver(() => {
      const isFirst = size === 0;
      size = element.offsetHeight;
      style.scrollPaddingBlockEnd = `${size + ROOM}px`;
      if (isFirst) document.activeElement?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = '';
    };
  }, [shown]);
  return bar;
}

/**
 * Unsaved changes, at the bottom of the window. The bar is at the end of its form, sticks there and
 * is as wide as the form's card. While there is nothing to save it is hidden instead of removed:
 * otherwise its first style rules would be added at the first key, and the browser would restyle
 * the whole page while the user types.
 */
export function SaveBar({ shown = true, ...props }: SaveBarProps) {
  const bar = useMeasuredBar(shown);
  // Enter would still press a hidden button.
  const isOff = props.busy || !shown;
  return (
    <Place ref={bar} data-save-bar="" hidden={!shown}>
      <Bar>
        <Icon of={WarningIcon} />
        <Text role="status">
          {shown && <strong>{props.message}</strong>}
          {shown && props.detail && <> · {props.detail}</>}
        </Text>
        <Actions>
          <Button variant="outline" data-discard="" disabled={isOff} onClick={props.onDiscard}>
            {props.discardLabel}
          </Button>
          <Button
            type={props.onSave ? 'button' : 'submit'}
            busy={props.busy}
            disabled={!shown}
            aria-keyshortcuts="Control+S Meta+S"
            {...(props.onSave ? { onClick: props.onSave } : {})}
          >
            {props.saveLabel}
            <Keys aria-hidden="true">
              <bdi dir="ltr">{saveKeys()}</bdi>
            </Keys>
          </Button>
        </Actions>
      </Bar>
    </Place>
  );
}
