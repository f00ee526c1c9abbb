import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const PAGE = fileURLToPath(new URL('floor-page.tsx', import.meta.url));
const HTML = '<!doctype html><title>-</title><body><script type="module" src="/floor.js"></script>';

/** The page and React as one compressed file. */
async function bundle(): Promise<Buffer> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, modulePreload: false, rollupOptions: { input: PAGE } },
  });
  const [code] = 'output' in built ? built.output : [];
  if (code?.type !== 'chunk') throw new Error('The floor page was not built.');
  return gzipSync(code.code);
}

/** A browser's request, passed on to the server under test with everything it carries. */
function passOn(incoming: IncomingMessage, outgoing: ServerResponse, host: URL): void {
  const { method, url, headers } = incoming;
  const path = new URL(url ?? '/', host);
  const passed = request(path, { method, headers: { ...headers, host: host.host } }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  passed.once('error', () => outgoing.destroy());
  incoming.pipe(passed);
}

/**
 * Serves the floor page, on a port of its own, with the answers of the server under test.
 * @param address of the server under test
 * @returns the address of the floor, and a function to stop it
 */
export async function serveFloor(
  address: string,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const code = await bundle();
  const own = { 'cache-control': 'no-cache' };
  const server = createServer((incoming, outgoing) => {
    const { url = '/' } = incoming;
    if (url === '/floor.js') {
      const headers = { ...own, 'content-type': 'text/javascript', 'content-encoding': 'gzip' };
      outgoing.writeHead(200, headers).end(code);
    } else if (url.startsWith('/dashboard') || url === '/boot.js') {
      outgoing.writeHead(200, { ...own, 'content-type': 'text/html' }).end(HTML);
    } else passOn(incoming, outgoing, new URL(address));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
