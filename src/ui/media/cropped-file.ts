/** A part of a picture, as shares of its width and height from 0 to 1. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** JPEG quality of the crop; the server encodes it again. */
const QUALITY = 0.92;

function drawn(image: HTMLImageElement, area: CropArea, longestSide: number): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image;
  const width = Math.max(1, Math.round(area.width * naturalWidth));
  const height = Math.max(1, Math.round(area.height * naturalHeight));
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const [x, y] = [Math.round(area.x * naturalWidth), Math.round(area.y * naturalHeight)];
  const onto = [0, 0, canvas.width, canvas.height] as const;
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, ...onto);
  return canvas;
}

/**
 * The crop of a picture as a file, PNG if the original is one, otherwise JPEG. Null if the browser
 * cannot draw it, for example beyond the size limit of its canvases.
 * @param longestSide pixels that the longer side of the part has at most
 */
export function croppedFile(
  image: HTMLImageElement,
  area: CropArea,
  fileName: string,
  longestSide = Number.POSITIVE_INFINITY,
): Promise<File | null> {
  const isPng = /\.(png|svg)$/i.test(fileName);
  const type = isPng ? 'image/png' : 'image/jpeg';
  const stem = fileName.replace(/\.[^.]*$/, '');
  const name = `${stem}-${isPng ? 'crop.png' : 'crop.jpg'}`;
  return new Promise((resolve) => {
    drawn(image, area, longestSide).toBlob(
      (blob) => resolve(blob && new File([blob], name, { type })),
      type,
      QUALITY,
    );
  });
}
