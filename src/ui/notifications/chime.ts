/** Two soft notes, one after the other: Hz, and when each begins (s). */
const NOTES = [
  [659, 0],
  [880, 0.12],
] as const;
/** As loud as a page that is turned. */
const LOUDNESS = 0.05;
/** How long a note takes to fade (s). */
const FADE = 0.35;
/** Other tabs hear of the same a moment later; until then it has rung (ms). */
const CROSS_TAB_LOCK_MS = 2000;

/**
 * Rings once for all tabs of the browser. Silent where nobody has touched the page yet, as browsers want
 * it, and where there is no sound.
 */
export async function ring(): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive) return;
  if (!('locks' in navigator)) return play();
  await navigator.locks.request('seller-portal.chime', { ifAvailable: true }, async (lock) => {
    if (lock) await play();
  });
}

/** Sounds it in this tab, whoever else does. */
export async function play(): Promise<void> {
  const context = new AudioContext();
  for (const [pitch, at] of NOTES) {
    const begin = context.currentTime + at;
    const note = new OscillatorNode(context, { type: 'sine', frequency: pitch });
    const loudness = new GainNode(context, { gain: LOUDNESS });
    loudness.gain.setValueAtTime(LOUDNESS, begin);
    loudness.gain.exponentialRampToValueAtTime(LOUDNESS / 1000, begin + FADE);
    note.connect(loudness).connect(context.destination);
    note.start(begin);
    note.stop(begin + FADE);
  }
  await new Promise((resolve) => setTimeout(resolve, CROSS_TAB_LOCK_MS));
  await context.close();
}
