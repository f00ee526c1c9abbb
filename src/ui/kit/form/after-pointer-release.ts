const DOWN = ['pointerdown', 'mousedown'];
/** The last two end a press whose release nobody told: over a menu of the system, or another window. */
const UP = ['pointerup', 'pointercancel', 'mouseup', 'dragend', 'keydown', 'blur'];

let isDown = false;
let pending: (() => void)[] = [];

const runPending = (): void => {
  const due = pending;
  pending = [];
  for (const act of due) act();
};

const onDown = (): void => {
  isDown = true;
};

const onUp = (event: Event): void => {
  // Of losing the focus, only the window's own counts: fields lose theirs under every press.
  if (event.type === 'blur' && event.target instanceof Node) return;
  isDown = false;
  // The click of this press comes in the same turn, and shall find its target where it was pressed.
  setTimeout(runPending);
};

// Pages that are written at build have no window.
if (typeof window !== 'undefined') {
  for (const down of DOWN) window.addEventListener(down, onDown, true);
  for (const up of UP) window.addEventListener(up, onUp, true);
}

/**
 * Acts at once, or as soon as the mouse or the finger that is down is let go. A press takes the focus
 * from a field; were its error drawn then and there, the page would grow between press and release, and
 * the button pressed would slip away from under the pointer: no click would follow.
 */
export const afterPointerRelease = (act: () => void): void => {
  if (isDown) pending.push(act);
  else act();
};
