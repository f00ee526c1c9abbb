/** Two soft notes, one after the other: Hz, and the start of each (s). */
const NOTES = [
  [659, 0],
  [880, 0.12],
] as const;
/** The volume of each note, about as loud as a turned page. */
const LOUDNESS = 0.05;
/** How long a note takes to fade (s). */
const FADE = 0.35;
/** Other tabs receive the same notification slightly later; the lock is held this long (ms). */
const CROSS_TAB_LOCK_MS = 2000;

/**
 * Plays the chime once for all tabs of the browser. Silent before the first interaction with the
 * page, as browsers require, and without an audio device.
 */
export async function ring(): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive) return;
  if (!('locks' in navigator)) return play();
  await navigator.locks.request('seller-portal.chime', { ifAvailable: true }, async (lock) => {
    if (lock) await play();
  });
}

/** Plays the chime in this tab, whatever other tabs do. */
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
