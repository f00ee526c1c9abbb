const DOWN = ['pointerdown', 'mousedown'];
/** The last two end a press without a release event: over a system menu, or another window. */
const UP = ['pointerup', 'pointercancel', 'mouseup', 'dragend', 'keydown', 'blur'];

let isDown = false;
let pending: (() => void)[] = [];

function runPending(): void {
  const due = pending;
  pending = [];
  for (const act of due) act();
}

function onDown(): void {
  isDown = true;
}

function onUp(event: Event): void {
  // Only the window's blur ends a press: every press blurs a field.
  if (event.type === 'blur' && event.target instanceof Node) return;
  isDown = false;
  // The click of this press is dispatched in the same task and must find its target at the same
  // place.
  setTimeout(runPending);
}

// Pages prerendered at build time have no window.
if (typeof window !== 'undefined') {
  for (const down of DOWN) window.addEventListener(down, onDown, true);
  for (const up of UP) window.addEventListener(up, onUp, true);
}

/**
 * Acts immediately, or as soon as a pressed mouse button or finger is released. A press blurs a
 * field. If the field's error were rendered at once, the page would grow between press and release,
 * and the pressed button would move away from the pointer: no click would follow.
 */
export function afterPointerRelease(act: () => void): void {
  if (isDown) pending.push(act);
  else act();
}
