import type { MobileSystem } from '#domain/device-redirect/mobile-system';

/** The visitor's device, and navigation of its browser. */
export interface Device {
  /**
   * Its system, null on a system without the app. Resolves once the page is visible: a browser
   * opens no app from a background tab.
   */
  detect(): Promise<MobileSystem | null>;

  /** Navigates to an address. An app's address does not leave the page. */
  openUrl(address: string): void;

  /**
   * Calls the listener when the page is hidden, as by an opened app. Returns the unsubscribe
   * function.
   */
  onHidden(listener: () => void): () => void;
}
