import { expect, it } from 'vitest';
import type { Drawing } from './drawing';
import { isFullyVisible, readableZoom, viewportFor } from './viewport';

const frame = { width: 800, height: 500 };

function drawing(width: number, height: number): Drawing {
  return {
    width,
    height,
    boxes: [],
    arrows: [],
  };
}

it('A drawing that fits is shown at its own size and no larger', () => {
  expect(readableZoom(drawing(400, 300), frame)).toBe(1);
  expect(readableZoom(drawing(960, 300), frame)).toBe(0.8);
});

it('A large drawing is not shown smaller than readable', () => {
  expect(readableZoom(drawing(3000, 2000), frame)).toBe(0.75);
});

it('A drawing that fits is centred', () => {
  const part = { x: 0, y: 0, width: 10, height: 10 };
  expect(viewportFor(drawing(400, 300), part, frame, 1)).toEqual({ x: 200, y: 100, zoom: 1 });
});

it('The viewport centres the chosen part and does not leave the drawing', () => {
  const large = drawing(3000, 2000);
  const inside = { x: 1500, y: 1000, width: 100, height: 40 };
  const corner = { x: 2880, y: 0, width: 120, height: 40 };

  expect(viewportFor(large, inside, frame, 1)).toEqual({ x: -1150, y: -770, zoom: 1 });
  expect(viewportFor(large, corner, frame, 1)).toEqual({ x: -2216, y: 16, zoom: 1 });
  expect(isFullyVisible(viewportFor(large, corner, frame, 1), corner, frame)).toBe(true);
  expect(isFullyVisible(viewportFor(large, corner, frame, 1), inside, frame)).toBe(false);
});
