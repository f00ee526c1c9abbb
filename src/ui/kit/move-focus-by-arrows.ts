import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Moves the focus along a row with the left and right arrows, in reading direction: in Arabic, left
 * moves forward. Moves between the row's enabled buttons, or the elements that match `selector`.
 */
export function moveFocusByArrows(event: KeyboardEvent<HTMLElement>, selector = 'button'): void {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const row = event.currentTarget;
  const stops = Array.from(row.querySelectorAll<HTMLElement>(selector));
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? stops.indexOf(focused) : -1;
  const turned = getComputedStyle(row).direction === 'rtl' ? -step : step;
  const next = at < 0 ? undefined : stops[at + turned];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
