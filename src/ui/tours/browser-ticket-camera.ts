import type { CameraFailure, TicketCamera } from '#application/ports/ticket-camera.port';

/** Milliseconds between two looks at the picture: a ticket is held for longer. */
const LOOK_MS = 150;
/** Looks without any code after which the last one counts again. */
const LOOKS_OUT_OF_SIGHT = 8;
/** The picture is read at this width at most, in pixels. */
const MAX_WIDTH = 800;

/** Finds the text of a QR code in the picture of a video; null if there is none. */
type ReadPicture = (video: HTMLVideoElement) => Promise<string | null>;

/** The browser's own reader, which TypeScript does not know yet (Shape Detection API). */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const QR_FORMAT = 'qr_code';

async function browserReader(): Promise<ReadPicture | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await BarcodeDetector?.getSupportedFormats();
  if (!BarcodeDetector || !formats?.includes(QR_FORMAT)) return null;
  const detector = new BarcodeDetector({ formats: [QR_FORMAT] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

/** For browsers without a reader of their own: a library, loaded when the camera is first opened. */
async function libraryReader(): Promise<ReadPicture> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0) return null;
    const scale = Math.min(1, MAX_WIDTH / videoWidth);
    const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
    [canvas.width, canvas.height] = [width, height];
    context.drawImage(video, 0, 0, width, height);
    const picture = context.getImageData(0, 0, width, height);
    try {
      return decodeQR(picture);
    } catch {
      // It throws when the picture shows no code.
      return null;
    }
  };
}

function failureOf(error: unknown): CameraFailure {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'forbidden';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'unreadable';
}

/** The camera of this device, whose picture a page shows. */
export interface ShownTicketCamera extends TicketCamera {
  /** The element that shows the picture; null once it is gone. */
  show(video: HTMLVideoElement | null): void;
}

/** A camera of this device, on a phone that at its back. */
export function browserTicketCamera(): ShownTicketCamera {
  let video: HTMLVideoElement | null = null;
  let stream: MediaStream | null = null;
  let read: ReadPicture | null = null;

  const close = () => {
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = null;
    if (video) video.srcObject = null;
  };
  const show = (shown: HTMLVideoElement | null) => {
    video = shown;
    if (video && stream) video.srcObject = stream;
  };

  const open = async (signal: AbortSignal) => {
    // Pages over plain HTTP have none.
    const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
    if (!mediaDevices) throw 'missing' satisfies CameraFailure;
    const opened = await mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .catch((error: unknown) => Promise.reject(failureOf(error)));
    stream = opened;
    // It was closed while the browser asked the user.
    if (signal.aborted) return close();
    show(video);
    read ??= (await browserReader()) ?? (await libraryReader());
  };

  const nextCode = (last: string | null, signal: AbortSignal) =>
    new Promise<string>((found, lost) => {
      let before = last;
      let looksWithout = 0;
      const look = async () => {
        if (signal.aborted) return;
        if (stream?.active !== true) return lost('unreadable' satisfies CameraFailure);
        const code = video && read ? await read(video) : null;
        looksWithout = code === null ? looksWithout + 1 : 0;
        if (code !== null && code !== before) return found(code);
        if (looksWithout >= LOOKS_OUT_OF_SIGHT) before = null;
        setTimeout(() => void look().catch(() => lost('unreadable')), LOOK_MS);
      };
      void look().catch(() => lost('unreadable'));
    });

  return { open, nextCode, close, show };
}
