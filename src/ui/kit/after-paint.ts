import { whenIdle } from './when-idle';

/** When it runs at the latest: pages in the background paint no frame (ms). */
const LATEST_MS = 400;

/**
 * Runs a function once the next frame is painted and the browser is idle, so that its work does not
 * delay what the user sees first. Returns a function that cancels it.
 */
export function afterPaint(act: () => void): () => void {
  let notIdle = () => {};
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    notIdle();
  };
  const run = () => {
    cancel();
    act();
  };
  const timer = setTimeout(run, LATEST_MS);
  const frame = requestAnimationFrame(() => {
    notIdle = whenIdle(run, 0);
  });
  return cancel;
}
