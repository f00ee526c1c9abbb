/**
 * Why the camera shows nothing: the user or the browser forbids it; the device has none, or the page
 * may not ask for it because it came over plain HTTP; it could not be started or read.
 */
export type CameraFailure = 'forbidden' | 'missing' | 'unreadable';

/** A camera that reads codes. */
export interface TicketCamera {
  /** Starts it. Rejects with a `CameraFailure`. */
  open(signal: AbortSignal): Promise<void>;
  /**
   * The next code that it sees. `last` counts again once it was out of sight. Rejects with a
   * `CameraFailure`.
   */
  nextCode(last: string | null, signal: AbortSignal): Promise<string>;
  /** Switches it off, if it is on. */
  close(): void;
}
