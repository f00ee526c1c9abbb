import type { Drawing, Rectangle } from './drawing';

/** Where a drawing lies behind its frame: pixels of the frame, and how large it is drawn. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Drawn smaller, words can't be read. */
const READABLE = 0.75;
const MARGIN = 16;

/** As large as it fits, but not so small that nobody could read it. */
export const readableZoom = (drawing: Drawing, { width, height }: Frame): number =>
  Math.min(
    1,
    Math.max(READABLE, (width - 2 * MARGIN) / drawing.width),
    Math.max(READABLE, (height - 2 * MARGIN) / drawing.height),
  );

/** In the middle where all fits; otherwise around what is looked at, and never beyond the drawing's end. */
function offset(all: number, frame: number, from: number, size: number): number {
  const room = frame - all;
  if (room >= 2 * MARGIN) return room / 2;
  const wanted = frame / 2 - (from + size / 2);
  return Math.min(MARGIN, Math.max(room - MARGIN, wanted));
}

/** The view in which a part of a drawing is seen, with as much around it as there is. */
export const viewportFor = (
  drawing: Drawing,
  part: Rectangle,
  frame: Frame,
  zoom: number,
): Viewport => ({
  x: offset(drawing.width * zoom, frame.width, part.x * zoom, part.width * zoom),
  y: offset(drawing.height * zoom, frame.height, part.y * zoom, part.height * zoom),
  zoom,
});

/** Whether a part is seen whole. */
export const isFullyVisible = ({ x, y, zoom }: Viewport, part: Rectangle, frame: Frame): boolean =>
  part.x * zoom + x >= 0 &&
  part.y * zoom + y >= 0 &&
  (part.x + part.width) * zoom + x <= frame.width &&
  (part.y + part.height) * zoom + y <= frame.height;
