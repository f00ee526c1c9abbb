import type { StreamEnd } from '#application/ports/live-stream.port';
import type { FollowStream, StreamHint } from './event-stream';

/** Where a tab follows the stream, and as whom. */
export interface StreamRequest {
  /** Base host of the store API; empty for the host that served the portal. */
  readonly host: string;
  readonly access: string;
}

/** What a tab tells the worker. */
export type TabRequest = StreamRequest | 'leave';

/** What the worker tells a tab: that the stream is open, its hints, and how it ended. */
export type WorkerMessage = 'open' | StreamHint | { readonly end: StreamEnd };

/** The worker's end of the connection to one tab, like a MessagePort. */
export interface TabPort {
  postMessage(message: WorkerMessage): void;
  addEventListener(type: 'message', listener: (event: { readonly data: TabRequest }) => void): void;
  start(): void;
}

interface OpenStream {
  readonly request: StreamRequest;
  readonly leaving: AbortController;
  isOpen: boolean;
}

/**
 * One stream for all tabs that are connected to a worker. It ends when the last tab leaves. A tab
 * that closes without leaving keeps it until the server ends it, or the browser the worker.
 * @returns connects a tab
 */
export function createStreamForTabs(followAs: (request: StreamRequest) => FollowStream) {
  const followers = new Set<TabPort>();
  let stream: OpenStream | null = null;

  const tellAll = (message: WorkerMessage) => {
    for (const port of followers) port.postMessage(message);
  };
  const end = (how: StreamEnd) => {
    stream = null;
    tellAll({ end: how });
    followers.clear();
  };
  const open = (request: StreamRequest) => {
    const own: OpenStream = { request, leaving: new AbortController(), isOpen: false };
    stream = own;
    const listener = {
      onOpen: () => {
        own.isOpen = true;
        if (stream === own) tellAll('open');
      },
      onHint: (hint: StreamHint) => {
        if (stream === own) tellAll(hint);
      },
    };
    void followAs(request)(listener, own.leaving.signal).then((how) => {
      if (stream === own) end(how);
    });
  };
  const leave = (port: TabPort) => {
    followers.delete(port);
    if (followers.size > 0) return;
    stream?.leaving.abort();
    stream = null;
  };
  const follow = (port: TabPort, request: StreamRequest) => {
    if (stream && stream.request.access !== request.access) {
      // Another user has signed in, or the token is a newer one: the other tabs follow anew.
      stream.leaving.abort();
      end('ended');
    }
    followers.add(port);
    if (!stream) open(request);
    else if (stream.isOpen) port.postMessage('open');
  };
  return (port: TabPort): void => {
    port.addEventListener('message', ({ data }) => {
      if (data === 'leave') leave(port);
      else follow(port, data);
    });
    port.start();
  };
}
