import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '../kit/visually-hidden';

/** How long a page may take until its heading is no longer waited for, in ms. */
const MAX_WAIT_MS = 10_000;

export interface RouteAnnouncerProps {
  /** What is announced; null where the page has no title. */
  title: string | null;
  documentTitle: string | null;
}

/**
 * What a change of page does for those who don't see it: the window's title, the announcement, the
 * focus on the heading; and the scroll to the top (specification, section 2).
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

/** Focuses the page's heading once it is there, unless the focus went elsewhere meanwhile. */
function focusHeading(): () => void {
  const before = document.activeElement;
  const attempt = (): boolean => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return false;
    const active = document.activeElement;
    if (active === before || active === document.body) heading.focus({ preventScroll: true });
    return true;
  };
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const timer = setTimeout(() => stop(), MAX_WAIT_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
