import { useContext, useEffect } from 'react';
import { useApplication } from '../portal-context/application-context';
import { RouteTable } from '../portal-context/route-table-context';
import { type Address, prefetchCode, prefetchReads } from './prefetch-page';

/** A pointer or the focus that stays this long on a link is about to press it (ms). */
const INTENT_MS = 80;

/** Controls in a row of a table that do something else than open its record. */
const OTHER_CONTROLS =
  'button, input, select, textarea, label, summary, [role="switch"], [role="checkbox"]';

/**
 * For every link of the portal: code and texts are fetched when the pointer or the focus reaches it,
 * and what its page reads first when it stays there, or at the latest when the link is pressed. The
 * answer is then on its way before the click, and before the page is rendered. One listener of the
 * document for all links, and for the rows of tables, which open like the link in them.
 */
export function usePrefetchOnLinkIntent(): void {
  const application = useApplication();
  const table = useContext(RouteTable);
  useEffect(() => {
    const leaving = new AbortController();
    let intent: ReturnType<typeof setTimeout> | undefined;
    const approach = ({ target }: Event) => {
      clearTimeout(intent);
      const address = addressAt(target);
      if (!address) return;
      void prefetchCode(table.routes, address);
      intent = setTimeout(() => void prefetchReads(application, table.routes, address), INTENT_MS);
    };
    const press = (event: PointerEvent | KeyboardEvent) => {
      clearTimeout(intent);
      const address = isPress(event) ? addressAt(event.target) : null;
      if (!address) return;
      void prefetchReads(application, table.routes, address);
      void prefetchCode(table.routes, address);
    };
    const options = { capture: true, passive: true, signal: leaving.signal };
    document.addEventListener('pointerover', approach, options);
    document.addEventListener('focusin', approach, options);
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('keydown', press, options);
    return () => {
      clearTimeout(intent);
      leaving.abort();
    };
  }, [application, table]);
}

/** Whether the event opens a link in this tab. */
function isPress(event: PointerEvent | KeyboardEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  return 'button' in event ? event.button === 0 : event.key === 'Enter';
}

/** The other address of the portal that a press on this element opens; null for none. */
function addressAt(target: EventTarget | null): Address | null {
  const link = target instanceof Element ? linkAt(target) : null;
  if (!link || link.target || link.download || link.origin !== location.origin) return null;
  if (!/^\/dashboard(?:\/|$)/.test(link.pathname)) return null;
  const { pathname, search } = link;
  return pathname === location.pathname && search === location.search ? null : { pathname, search };
}

function linkAt(element: Element): HTMLAnchorElement | null {
  const link = element.closest<HTMLAnchorElement>('a[href]');
  if (link || element.closest(OTHER_CONTROLS)) return link;
  const row = element.closest('[role="row"], tbody tr');
  return row?.querySelector<HTMLAnchorElement>('[role="rowheader"] a[href], th a[href]') ?? null;
}
