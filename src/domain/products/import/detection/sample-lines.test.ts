import { describe, expect, it } from 'vitest';
import { createLineSampler } from './sample-lines';

describe('Sample lines of a file', () => {
  it('Lines with a new non-ASCII byte come first, then the first plain lines', () => {
    expect(linesOf('code;nom\r\n;;\r\nA;Un\r\nB;été\nC;étés\rD;où')).toEqual([
      'B;été',
      'D;où',
      'code;nom',
      'A;Un',
    ]);
  });

  it('Lines are whole however the pieces of the file are cut', () => {
    const text = 'code;nom\nA;Théière\nB;où\n';
    expect(linesOf(text, 1)).toEqual(linesOf(text));
    expect(linesOf(text, 5)).toEqual(linesOf(text));
  });

  it('A long line is cut around its first non-ASCII byte', () => {
    const [line = ''] = linesOf(`${'a'.repeat(500)}é${'b'.repeat(500)}`);
    expect([line.length, line.indexOf('é')]).toEqual([160, 40]);
  });
});

function linesOf(text: string, pieceLength = text.length): string[] {
  const sampler = createLineSampler();
  const bytes = Uint8Array.from(Buffer.from(text, 'latin1'));
  for (let at = 0; at < bytes.length; at += pieceLength)
    sampler.add(bytes.subarray(at, at + pieceLength));
  return sampler.finish().map((line) => Buffer.from(line).toString('latin1'));
}
