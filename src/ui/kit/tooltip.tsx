import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';

/** Delays of the specification (section 9), in ms. */
const DELAYS = { enter: 100, touch: 700, leaveTouch: 1500 };

export interface TooltipProps {
  /** The sentence shown; without it the child stands alone. */
  text: string | undefined;
  /** Gets the id to put into `aria-describedby` while the tooltip shows. */
  children: (describedBy: string | undefined) => ReactNode;
  /** The tooltip only repeats the child's name: show it, do not read it twice. */
  repeatsName?: boolean | undefined;
  /** At the inline end of the control instead of above it: in a column of icons. */
  beside?: boolean | undefined;
}

/* Always there and without a box of its own: a reason that comes or goes must not remount the control. */
const Anchor = styled.span`
  display: contents;
`;

const Bubble = styled.span`
  position: fixed;
  inset: auto;
  z-index: var(--z-tooltip);
  max-inline-size: min(280px, calc(100vw - 16px));
  padding: var(--space-4) var(--space-8);
  border-radius: var(--radius-chip);
  background: var(--ink);
  color: var(--on-ink);
  font: 400 var(--text-help) var(--font-body);
  pointer-events: none;
  animation: appear var(--t-hover) var(--ease);
`;

interface Spot {
  /** Distance in px from the window's inline start to the middle of the control. */
  start: number;
  top: number;
  /** Moves the bubble by a part of its own size, in reading direction. */
  shift: string;
}

/** px between control and bubble */
const GAP = 8;

function fromInlineStart(x: number): number {
  return document.documentElement.dir === 'rtl' ? window.innerWidth - x : x;
}

function spotAt(anchor: Element, beside: boolean): Spot {
  const box = (anchor.firstElementChild ?? anchor).getBoundingClientRect();
  if (beside) {
    const end = Math.max(fromInlineStart(box.x), fromInlineStart(box.x + box.width));
    return { start: end + GAP, top: box.top + box.height / 2, shift: '0 -50%' };
  }
  const above = box.top > 64;
  const middle = Math.min(Math.max(box.x + box.width / 2, 80), window.innerWidth - 80);
  return {
    start: fromInlineStart(middle),
    top: above ? box.top - GAP : box.bottom + GAP,
    shift: `calc(var(--dir) * -50%) ${above ? '-100%' : '0'}`,
  };
}

/** A sentence beside its control on hover, focus or long touch; Escape puts it away. */
export function Tooltip({ text, children, repeatsName = false, beside = false }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [spot, setSpot] = useState<Spot | null>(null);

  const later = (delay: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  const show = () => text && anchor.current && setSpot(spotAt(anchor.current, beside));
  const hide = () => later(0, () => setSpot(null));

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!spot) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setSpot(null);
    const onScroll = () => setSpot(null);
    window.addEventListener('keydown', onKey);
    window.addEventListener('scroll', onScroll, true);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', onScroll, true);
    };
  }, [spot]);

  return (
    <Anchor
      ref={anchor}
      onPointerEnter={(event) => event.pointerType === 'mouse' && later(DELAYS.enter, show)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hide()}
      onPointerDown={(event) =>
        event.pointerType === 'mouse' ? hide() : later(DELAYS.touch, show)
      }
      onPointerUp={(event) =>
        event.pointerType !== 'mouse' && later(DELAYS.leaveTouch, () => setSpot(null))
      }
      onFocus={(event) => event.target.matches(':focus-visible') && later(DELAYS.enter, show)}
      onBlur={hide}
    >
      {children(spot && text && !repeatsName ? id : undefined)}
      {spot &&
        text &&
        createPortal(
          <Bubble
            id={id}
            role="tooltip"
            style={{
              insetBlockStart: spot.top,
              insetInlineStart: spot.start,
              translate: spot.shift,
            }}
          >
            {text}
          </Bubble>,
          document.body,
        )}
    </Anchor>
  );
}
