import { useEffect, useId, useState } from 'react';
import { Deferred } from '../loading/deferred';
import { lazyComponent, preloadable } from '../loading/lazy-component';
import { tooltipContainer } from './overlay-container';
import { followTooltips } from './tooltip-events';

/** Loaded at the first tooltip: a sign-in shows none. */
export const bubbleCode = preloadable(
  () => import(/* webpackChunkName: 'after-start' */ './tooltip-bubble'),
);
const TooltipBubble = lazyComponent(bubbleCode, 'TooltipBubble');

interface Shown {
  control: Element;
  text: string;
  container: HTMLElement;
}

function shownAt(control: Element): Shown | null {
  const text = control.isConnected ? control.getAttribute('data-tooltip') : null;
  return text ? { control, text, container: tooltipContainer(control) } : null;
}

/**
 * The tooltips of all controls of a page (`tooltip`), of which one is shown at a time: a list has
 * hundreds of such controls.
 */
export function Tooltips() {
  const id = useId();
  const [shown, setShown] = useState<Shown | null>(null);
  const control = shown?.control;
  useEffect(() => followTooltips((next) => setShown(next && shownAt(next))), []);
  useEffect(() => {
    if (!control) return;
    const stopDescribing = describe(control, id);
    // The control may get another text, or disappear.
    const observer = new MutationObserver(() => {
      // A tooltip that has just been closed stays closed: its own removal is seen here too.
      setShown((known) => (!known || isCurrent(known) ? known : shownAt(control)));
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-tooltip'],
    });
    return () => {
      observer.disconnect();
      stopDescribing();
    };
  }, [control, id]);
  return (
    shown && (
      <Deferred>
        <TooltipBubble
          id={id}
          text={shown.text}
          control={shown.control}
          container={shown.container}
          beside={shown.control.hasAttribute('data-tooltip-beside')}
        />
      </Deferred>
    )
  );
}

function isCurrent({ control, text }: Shown): boolean {
  return control.isConnected && control.getAttribute('data-tooltip') === text;
}

/** Makes the tooltip the control's description, unless it only repeats its name. */
function describe(control: Element, id: string): () => void {
  const before = control.getAttribute('aria-describedby');
  if (before !== null || control.hasAttribute('data-tooltip-name')) return () => undefined;
  control.setAttribute('aria-describedby', id);
  return () => control.removeAttribute('aria-describedby');
}
