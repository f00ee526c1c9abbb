import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width an element has got (px), for what is drawn and not laid out; 0 before it is measured. */
export function useElementWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    setWidth(element.current.clientWidth);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
