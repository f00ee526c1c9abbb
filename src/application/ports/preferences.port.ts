/**
 * Where what somebody prefers in this browser is kept: values of JSON by user and name. What is read
 * may have been written by anybody; `Preference` says how to make sense of it.
 */
export interface Preferences {
  /** The value of that name, undefined where there is none; the same object until it changes. */
  read(userId: string, name: string): unknown;

  write(userId: string, name: string, value: unknown): void;

  /** Tells of every change, also one made in another tab. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}
