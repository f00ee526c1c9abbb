import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';

/** px between control and tooltip, and between tooltip and the window's edge. */
const GAP = 8;

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

export interface TooltipBubbleProps {
  id: string;
  text: string;
  control: Element;
  container: HTMLElement;
  beside: boolean;
}

/** A shown tooltip. */
export function TooltipBubble({ id, text, control, container, beside }: TooltipBubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another width.
  useLayoutEffect(() => {
    if (bubble.current) position(bubble.current, control.getBoundingClientRect(), beside);
  }, [control, container, text, beside]);
  return createPortal(
    // A press on the tooltip must not press the elements around the control.
    <Bridge ref={bubble} onClick={(event) => event.stopPropagation()}>
      <Bubble id={id} role="tooltip">
        {text}
      </Bubble>
    </Bridge>,
    container,
  );
}
