import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from './layout/visually-hidden';

/** Maximum time to wait for a page's heading, in ms. */
const MAX_WAIT_MS = 10_000;

export interface RouteAnnouncerProps {
  /** The announced title; null where the page has none. */
  title: string | null;
  documentTitle: string | null;
}

/**
 * Makes a change of page accessible: sets the window's title, announces the page, focuses the
 * heading, and scrolls to the top (specification, section 2).
 */
export function RouteAnnouncer({ title, documentTitle }: RouteAnnouncerProps) {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (documentTitle !== null) document.title = documentTitle;
  }, [documentTitle]);

  useEffect(() => {
    if (first.current === pathname) return;
    first.current = '';
    window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname]);

  useEffect(() => {
    if (first.current === '') setAnnounced(title ?? '');
  }, [title]);

  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}

/**
 * Focuses the page's heading once it exists, unless the focus moved elsewhere in between. It does so
 * in the frame that shows the heading: the browser computes the layout of a new page to focus a part
 * of it, and in that frame computes it anyway.
 */
function focusHeading(): () => void {
  const before = document.activeElement;
  let frame = 0;
  const attempt = (): boolean => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return false;
    frame = requestAnimationFrame(() => {
      const active = document.activeElement;
      if (active === before || active === document.body) heading.focus({ preventScroll: true });
    });
    return true;
  };
  const observer = new MutationObserver(() => {
    if (attempt()) stopWaiting();
  });
  const timer = setTimeout(() => stopWaiting(), MAX_WAIT_MS);
  const stopWaiting = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  if (attempt()) stopWaiting();
  else observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    stopWaiting();
    cancelAnimationFrame(frame);
  };
}
