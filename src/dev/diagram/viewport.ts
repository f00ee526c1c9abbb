import type { Drawing, Rectangle } from './drawing';

/** The position of a drawing behind its frame, in pixels of the frame, and its zoom. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** At a smaller zoom, the text is unreadable. */
const READABLE = 0.75;
const MARGIN = 16;

/** The largest zoom at which the drawing fits, but not below the readable zoom. */
export function readableZoom(drawing: Drawing, { width, height }: Frame): number {
  return Math.min(
    1,
    Math.max(READABLE, (width - 2 * MARGIN) / drawing.width),
    Math.max(READABLE, (height - 2 * MARGIN) / drawing.height),
  );
}

/** Centres a drawing that fits; otherwise centres the chosen part without leaving the drawing. */
function offset(all: number, frame: number, from: number, size: number): number {
  const room = frame - all;
  if (room >= 2 * MARGIN) return room / 2;
  const wanted = frame / 2 - (from + size / 2);
  return Math.min(MARGIN, Math.max(room - MARGIN, wanted));
}

/** The viewport that shows a part of a drawing, with as much around it as possible. */
export function viewportFor(
  drawing: Drawing,
  part: Rectangle,
  frame: Frame,
  zoom: number,
): Viewport {
  return {
    x: offset(drawing.width * zoom, frame.width, part.x * zoom, part.width * zoom),
    y: offset(drawing.height * zoom, frame.height, part.y * zoom, part.height * zoom),
    zoom,
  };
}

/** Whether a part is completely visible. */
export function isFullyVisible({ x, y, zoom }: Viewport, part: Rectangle, frame: Frame): boolean {
  return (
    part.x * zoom + x >= 0 &&
    part.y * zoom + y >= 0 &&
    (part.x + part.width) * zoom + x <= frame.width &&
    (part.y + part.height) * zoom + y <= frame.height
  );
}
