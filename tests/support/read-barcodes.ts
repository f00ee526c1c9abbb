import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// Without this, the decoder would fetch its program from the network.
const program = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
await prepareZXingModule({
  overrides: { wasmBinary: new Uint8Array(readFileSync(program)).buffer },
  fireImmediately: true,
});

/** The texts of the Code 128 and the QR code in a picture, by `Code128` and `QRCode`. */
export async function codesIn(picture: Buffer): Promise<Record<string, string>> {
  const codes = await readBarcodes(new Uint8Array(picture), {
    formats: ['Code128', 'QRCode'],
    tryHarder: true,
  });
  return Object.fromEntries(codes.map(({ format: kind, text }) => [kind, text]));
}
