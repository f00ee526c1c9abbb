import type { StreamEnd } from '#application/ports/live-stream.port';
import type { EventStreamParts, FollowStream } from './event-stream';
import type { TabRequest, WorkerMessage } from './stream-for-tabs';

/** A tab's end of the connection to the worker, like a MessagePort. */
export interface WorkerPort {
  postMessage(message: TabRequest): void;
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: WorkerMessage }) => void,
  ): void;
  start(): void;
  close(): void;
}

/**
 * Follows the stream that a worker holds for all tabs of a browser.
 * @param connect opens a connection, and reports a worker that can't be loaded
 */
export function followStreamOfWorker(
  connect: (onFailure: () => void) => WorkerPort,
  { host, tokens }: Pick<EventStreamParts, 'host' | 'tokens'>,
): FollowStream {
  return (listener, signal) =>
    new Promise<StreamEnd>((resolve) => {
      const { access } = tokens.read();
      if (access === null || signal.aborted) return resolve('ended');
      const port = connect(() => finish('ended'));
      const finish = (end: StreamEnd) => {
        signal.removeEventListener('abort', leave);
        port.close();
        resolve(end);
      };
      const leave = () => {
        port.postMessage('leave');
        finish('ended');
      };
      port.addEventListener('message', ({ data }) => {
        if (data === 'open') listener.onOpen();
        else if ('end' in data) finish(data.end);
        else listener.onHint(data);
      });
      signal.addEventListener('abort', leave, { once: true });
      port.start();
      port.postMessage({ host, access });
    });
}
