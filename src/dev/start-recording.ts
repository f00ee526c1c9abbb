import type { ApplicationOptions } from '#application/create-application';
import { newIdempotencyKey } from '#infrastructure/http/idempotency-key';
import { broadcastRecording } from './recording/broadcast';
import { CHANNEL } from './recording/messages';
import { Recorder } from './recording/recorder';

/** Calls once, after the current task; hidden tabs slow timers down, but not messages. */
function soon(call: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    call();
  };
  port2.postMessage(null);
}

/**
 * Records every event of the machines on this page from page load, and sends the entries to the
 * tool in any tab. Development build only.
 * @param inspection another inspector that also receives the events
 */
export function startRecording(page: Window, inspection: ApplicationOptions): ApplicationOptions {
  const tab = newIdempotencyKey().slice(0, 6);
  const recorder = new Recorder({ tab, now: Date.now });
  const stop = broadcastRecording({
    recorder,
    tab,
    soon,
    channel: new BroadcastChannel(CHANNEL),
    place: () => page.location.pathname,
  });
  page.addEventListener('pagehide', stop, { once: true });
  return {
    inspect: (event) => {
      recorder.inspect(event);
      inspection.inspect?.(event);
    },
  };
}
