import { describe, expect, it } from 'vitest';
import { detectEncoding, isBinary } from './encoding';

describe('Encoding of a file', () => {
  it('The encoding is detected by a byte order mark', () => {
    expect(detectEncoding(bytes('efbbbf 636f6465'))).toEqual({ encoding: 'utf-8', bomBytes: 3 });
    expect(detectEncoding(bytes('fffe 6300'))).toEqual({ encoding: 'utf-16le', bomBytes: 2 });
    expect(detectEncoding(bytes('feff 0063'))).toEqual({ encoding: 'utf-16be', bomBytes: 2 });
  });

  it('The encoding of valid UTF-8 bytes is UTF-8, even if they are cut off within a letter', () => {
    const whole = new TextEncoder().encode('code,name_ar\nT-1,قفطان');
    expect(detectEncoding(whole).encoding).toBe('utf-8');
    expect(detectEncoding(whole.subarray(0, whole.length - 1)).encoding).toBe('utf-8');
    expect(detectEncoding(new TextEncoder().encode('code,price')).encoding).toBe('utf-8');
  });

  it('The encoding is UTF-16 when every other byte is zero', () => {
    const le = Uint8Array.from(Buffer.from('code;prix\nT-1;10', 'utf16le'));
    expect(detectEncoding(le)).toEqual({ encoding: 'utf-16le', bomBytes: 0 });
    expect(detectEncoding(Uint8Array.from(Buffer.from(le).swap16())).encoding).toBe('utf-16be');
  });

  it('The encoding is windows-1252 for single upper bytes, and windows-1256 for runs of them', () => {
    // "désignation;été" and "قفطان" in those code pages.
    expect(detectEncoding(bytes('64e97369676e6174696f6e 3b e974e9')).encoding).toBe('windows-1252');
    expect(detectEncoding(bytes('6e6f6d 3b ddddd8c7e4 0a 31 3b deddd8c7e4')).encoding).toBe(
      'windows-1256',
    );
  });

  it('Spreadsheets, documents and bytes with zeros are detected as binary', () => {
    expect(isBinary(bytes('504b0304 1400'))).toBe(true);
    expect(isBinary(bytes('d0cf11e0 a1b1'))).toBe(true);
    expect(isBinary(bytes('255044462d'))).toBe(true);
    expect(isBinary(bytes(`${'636f6465'.repeat(10)} 00 01 02`))).toBe(true);
    expect(isBinary(bytes('636f6465'))).toBe(false);
    expect(isBinary(bytes('fffe 6300'))).toBe(false);
  });
});

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
}
