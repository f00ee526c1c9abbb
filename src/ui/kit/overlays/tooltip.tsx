import {
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { tooltipContainer } from './overlay-container';

/** Delays of the specification (section 9), in ms. */
const DELAYS = { enter: 100, touch: 700, leaveTouch: 1500 };
/** px between control and tooltip, and between tooltip and the window's edge. */
const GAP = 8;

export interface TooltipProps {
  /** The shown sentence; without it, the child has no tooltip. */
  text: string | undefined;
  /** Receives the id for `aria-describedby` while the tooltip is shown. */
  children: (describedBy: string | undefined) => ReactNode;
  /** The tooltip only repeats the child's name: it is shown, but not read aloud again. */
  repeatsName?: boolean | undefined;
  /** At the inline end of the control instead of above it: in a column of icons. */
  beside?: boolean | undefined;
}

/* Always rendered, and without its own box: a reason that appears or disappears must not remount
   the control. */
const Anchor = styled.span`
  display: contents;
`;

/* Extends to the control, so that the pointer can move onto the tooltip without closing it (WCAG
   1.4.13). */
const Bridge = styled.span`
  position: fixed;
  inset: auto;
  z-index: var(--z-tooltip);
  inline-size: max-content;
  max-inline-size: min(280px, calc(100vw - 16px));
  padding-block: ${GAP}px;
`;
const Bubble = styled.span`
  display: block;
  padding: var(--space-4) var(--space-8);
  border-radius: var(--radius-chip);
  background: var(--ink);
  color: var(--on-ink);
  font: 400 var(--text-help) var(--font-body);
  animation: appear var(--t-hover) var(--ease);
`;

/** The control's box; a control with another tooltip is inside another anchor without a box. */
function anchorRect(anchor: Element): DOMRect {
  const box = anchor.getBoundingClientRect();
  return box.width === 0 && anchor.firstElementChild ? anchorRect(anchor.firstElementChild) : box;
}

/**
 * Above the control and centred on it, below it at the top of the window, and never beyond an edge;
 * or next to it, at its inline end.
 */
function position(bubble: HTMLElement, control: DOMRect, beside: boolean): void {
  const { width, height } = bubble.getBoundingClientRect();
  const rtl = getComputedStyle(bubble).direction === 'rtl';
  if (beside) {
    const end = rtl ? window.innerWidth - control.left : control.right;
    bubble.style.insetInlineStart = `${end + GAP}px`;
    bubble.style.insetBlockStart = `${control.top + (control.height - height) / 2}px`;
    return;
  }
  const middle = control.x + control.width / 2;
  const start = (rtl ? window.innerWidth - middle : middle) - width / 2;
  const most = window.innerWidth - width - GAP;
  const above = control.top - height >= 0;
  bubble.style.insetInlineStart = `${Math.max(GAP, Math.min(start, most))}px`;
  bubble.style.insetBlockStart = `${above ? control.top - height : control.bottom}px`;
}

function isMouse(event: PointerEvent) {
  return event.pointerType === 'mouse';
}

/** A sentence next to its control on hover, focus or long touch; Escape closes it. */
export function Tooltip({ text, children, repeatsName = false, beside = false }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const bubble = useRef<HTMLSpanElement>(null);
  /** The container of the tooltip while it is shown, otherwise null. */
  const [container, setContainer] = useState<HTMLElement | null>(null);

  const later = (delay: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  const show = () => setContainer(tooltipContainer(anchor.current));
  const close = () => setContainer(null);
  const hide = () => later(0, close);

  useEffect(() => () => clearTimeout(timer.current), []);
  useLayoutEffect(() => {
    if (container && text && bubble.current && anchor.current)
      position(bubble.current, anchorRect(anchor.current), beside);
  }, [container, text, beside]);
  useEffect(() => {
    if (!container) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setContainer(null);
    const onScroll = () => setContainer(null);
    window.addEventListener('keydown', onKey);
    window.addEventListener('scroll', onScroll, true);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', onScroll, true);
    };
  }, [container]);

  return (
    <Anchor
      ref={anchor}
      onPointerEnter={(event) => isMouse(event) && later(DELAYS.enter, show)}
      onPointerLeave={(event) => isMouse(event) && hide()}
      onPointerDown={(event) => (isMouse(event) ? hide() : later(DELAYS.touch, show))}
      onPointerUp={(event) => !isMouse(event) && later(DELAYS.leaveTouch, close)}
      // The finger scrolls: it was not a long press.
      onPointerCancel={(event) => !isMouse(event) && hide()}
      onFocus={(event) => event.target.matches(':focus-visible') && later(DELAYS.enter, show)}
      onBlur={hide}
    >
      {children(container && text && !repeatsName ? id : undefined)}
      {container &&
        text &&
        createPortal(
          // A press on the tooltip must not press the elements around the control.
          <Bridge ref={bubble} onClick={(event) => event.stopPropagation()}>
            <Bubble id={id} role="tooltip">
              {text}
            </Bubble>
          </Bridge>,
          container,
        )}
    </Anchor>
  );
}
