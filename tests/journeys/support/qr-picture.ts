import { encode } from 'uqr';

/** A QR code as the camera sees it: grey values of a picture, row by row, 0 is black. */
export interface QrPicture {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}

/** A picture of 640 × 480 pixels with a QR code in its middle. */
export function qrPicture(text: string, module = 10): QrPicture {
  const [width, height] = [640, 480];
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const grey = new Uint8Array(width * height).fill(255);
  const left = Math.floor((width - size * module) / 2);
  const top = Math.floor((height - size * module) / 2);
  for (let y = 0; y < size * module; y += 1) {
    for (let x = 0; x < size * module; x += 1) {
      const isDark = data[Math.floor(y / module)]?.[Math.floor(x / module)];
      if (isDark) grey[(top + y) * width + left + x] = 0;
    }
  }
  return { width, height, grey };
}

/** The picture as a video of two seconds (YUV4MPEG2), which Chromium takes for that of a camera. */
export function qrVideo(text: string): Buffer {
  const { width, height, grey } = qrPicture(text);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  const colours = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, colours]);
  return Buffer.concat([head, ...Array.from({ length: 20 }, () => frame)]);
}
