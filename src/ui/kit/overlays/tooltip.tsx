import {
  type PointerEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { lazyComponent, preloadable } from '../loading/lazy-component';
import { tooltipContainer } from './overlay-container';

/** Delays of the specification (section 9), in ms. */
const DELAYS = { enter: 100, touch: 700, leaveTouch: 1500 };

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

const bubbleCode = preloadable(() => import('./tooltip-bubble'));
const TooltipBubble = lazyComponent(bubbleCode, 'TooltipBubble');

function isMouse(event: PointerEvent) {
  return event.pointerType === 'mouse';
}

/** A sentence next to its control on hover, focus or long touch; Escape closes it. */
export function Tooltip({ text, children, repeatsName = false, beside = false }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
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
  useEffect(() => {
    if (text) void bubbleCode.preload();
  }, [text]);
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
      {container && text && (
        <Suspense fallback={null}>
          <TooltipBubble
            id={id}
            text={text}
            anchor={anchor}
            container={container}
            beside={beside}
          />
        </Suspense>
      )}
    </Anchor>
  );
}
