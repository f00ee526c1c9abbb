/** For pages that paint no frame, because they are in the background (ms). */
const FALLBACK_MS = 200;

/**
 * Runs a function once the next frame is painted, so that its work does not delay what the user sees
 * first. Returns a function that cancels it.
 */
export function afterPaint(act: () => void): () => void {
  let timer = setTimeout(act, FALLBACK_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    // The task after the frame: it is painted.
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
