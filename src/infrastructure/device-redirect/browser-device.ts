import type { Device } from '#application/ports/device.port';
import { mobileSystemOf } from '#domain/device-redirect/mobile-system';

/** The parts of a browser that the adapter needs. */
export interface DeviceParts {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  readonly navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;
  readonly location: Pick<Location, 'assign'>;
}

/** The device that the browser runs on. */
export function createBrowserDevice({ document, navigator, location }: DeviceParts): Device {
  const onSight = (sight: DocumentVisibilityState, listener: () => void) => {
    const look = () => {
      if (document.visibilityState === sight) listener();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  };
  const lookedAt = () =>
    new Promise<void>((resolve) => {
      if (document.visibilityState === 'visible') {
        resolve();
        return;
      }
      const stop = onSight('visible', () => {
        stop();
        resolve();
      });
    });
  return {
    detect: async () => {
      await lookedAt();
      const { userAgent, maxTouchPoints } = navigator;
      return mobileSystemOf({ userAgent, touchPoints: maxTouchPoints });
    },
    openUrl: (address) => location.assign(address),
    onHidden: (listener) => onSight('hidden', listener),
  };
}
