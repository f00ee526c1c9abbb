import type { ApplicationOptions } from '#application/create-application';
import { broadcastRecording } from './recording/broadcast';
import { CHANNEL } from './recording/messages';
import { Recorder } from './recording/recorder';

/** Calls after what happens now, once; hidden tabs slow timers down, but no messages. */
function soon(call: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    call();
  };
  port2.postMessage(null);
}

/**
 * Remembers what befalls the machines of this page from its first moment, and tells the tool of it in
 * whichever tab that is open. The development build alone starts it.
 * @param inspection what else wants to hear of the machines
 */
export function startRecording(page: Window, inspection: ApplicationOptions): ApplicationOptions {
  const tab = page.crypto.randomUUID().slice(0, 6);
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
