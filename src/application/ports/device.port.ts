import type { MobileSystem } from '#domain/device-redirect/mobile-system';

/** The device that a visitor came with, and where its browser is sent. */
export interface Device {
  /**
   * Its system, null where the app doesn't run. Told once the page is looked at: a browser opens no
   * app from a tab in the background.
   */
  detect(): Promise<MobileSystem | null>;

  /** Leads the browser to an address; one of an app's leaves the page where it is. */
  openUrl(address: string): void;

  /** Tells when the page goes out of sight, as it does behind an app. Returns how to stop. */
  onHidden(listener: () => void): () => void;
}
