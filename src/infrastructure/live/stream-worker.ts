import { browserClock } from '../clock/browser-clock';
import { followEventStream } from './event-stream';
import { createStreamForTabs } from './stream-for-tabs';

/** A shared worker has no storage: the tabs send their token. */
const connect = createStreamForTabs(({ host, access }) =>
  followEventStream({
    host,
    tokens: { read: () => ({ access, refresh: null }) },
    clock: browserClock,
    fetch: (input, init) => fetch(input, init),
  }),
);

// The types of this project describe pages, which receive no such event.
globalThis.addEventListener('connect', (event) => {
  const [port] = event instanceof MessageEvent ? event.ports : [];
  if (port) connect(port);
});
