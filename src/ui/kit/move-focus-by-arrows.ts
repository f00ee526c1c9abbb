import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Moves the focus along a row by the left and right arrows, as it is read: in Arabic the left one
 * leads on. Of the row's buttons that can be pressed, or of what `selector` names.
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
