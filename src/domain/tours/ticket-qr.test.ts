import { QRCodeSVG } from 'qrcode.react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { TICKET_ALPHABET } from './ticket-code';
import { QR_SIZE, ticketQr, ticketQrSvg } from './ticket-qr';

const CODES = [0, 3, 7, 10].map((from) => TICKET_ALPHABET.slice(from, from + 20));

/** Version 1 with error correction M, as the library of the portal draws it. */
function drawnByLibrary(value: string): boolean[][] {
  const element = createElement(QRCodeSVG, { value, level: 'M', boostLevel: false });
  const path = /<path fill="#000000" d="([^"]+)"/.exec(renderToStaticMarkup(element))?.[1] ?? '';
  const modules = Array.from({ length: QR_SIZE }, () => Array<boolean>(QR_SIZE).fill(false));
  for (const [, left, top, , width] of path.matchAll(/M(\d+)[ ,](\d+)\s?h(-?)(\d+)/g)) {
    for (let step = 0; step < Number(width); step += 1) {
      const row = modules[Number(top)];
      if (row) row[Number(left) + step] = true;
    }
  }
  return modules;
}

describe('QR code of a ticket', () => {
  test.each(CODES)('The code of %s has the modules that a library draws, with its mask', (code) => {
    const drawn = drawnByLibrary(code);
    const masks = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => ticketQr(code, mask));
    expect(drawn).toHaveLength(QR_SIZE);
    expect(masks.filter((one) => JSON.stringify(one) === JSON.stringify(drawn))).toHaveLength(1);
  });

  test('The picture has a blank margin of four modules', () => {
    const svg = ticketQrSvg(CODES[0] ?? '');
    expect(svg).toContain('viewBox="0 0 29 29"');
    const places = [...svg.matchAll(/M(\d+) (\d+)h1v1/g)].flatMap(([, left, top]) => [
      Number(left),
      Number(top),
    ]);
    expect([Math.min(...places), Math.max(...places)]).toEqual([4, 24]);
  });
});
