import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether a table is wider than its scroller. Then the scroller scrolls sideways, so that a header
 * can no longer stick to the window by itself; `--head-shift` is its offset.
 */
export function useHorizontalOverflow(scroller: RefObject<HTMLElement | null>): boolean {
  const [sideways, setSideways] = useState(false);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const measure = () => setSideways(box.scrollWidth > box.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [scroller]);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !sideways) return;
    const carry = () => box.style.setProperty('--head-shift', `${stickyHeaderOffset(box)}px`);
    carry();
    window.addEventListener('scroll', carry, { passive: true });
    window.addEventListener('resize', carry);
    return () => {
      window.removeEventListener('scroll', carry);
      window.removeEventListener('resize', carry);
      box.style.removeProperty('--head-shift');
    };
  }, [scroller, sideways]);
  return sideways;
}

function stickyHeaderOffset(box: HTMLElement): number {
  const stop = Number.parseFloat(getComputedStyle(box).getPropertyValue('--table-head-top')) || 0;
  const { top, height } = box.getBoundingClientRect();
  const head = box.querySelector('thead')?.clientHeight ?? 0;
  return Math.round(Math.min(Math.max(stop - top, 0), Math.max(height - head, 0)));
}
