import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The server of the journeys behind another address, whose portal may be released anew. */
export interface ReleaseServer {
  readonly url: string;
  /** The name of the app's script in the documents of the current release. */
  readonly appScript: string;
  /** Releases the portal again: the app's script has another name, and the old one is gone. */
  release(): void;
  /** Switches the setting SERVICE_WORKER off. */
  withdrawWorker(): void;
  close(): Promise<void>;
}

const APP_SCRIPT = /(\/static\/js\/index\.)([0-9a-f]+)\.js/;

/** @param server the address of the server of the journeys */
export async function serveReleases(server: string): Promise<ReleaseServer> {
  const [path = '', start = '', hash = ''] =
    APP_SCRIPT.exec(await textOf(`${server}/dashboard`)) ?? [];
  const next = `${start}${hash.split('').reverse().join('')}.js`;
  let isReleased = false;
  let isWithdrawn = false;
  const rewritten = (text: string) => {
    const released = isReleased ? text.replaceAll(path, next) : text;
    return isWithdrawn ? released.replace('content="on"', 'content="off"') : released;
  };
  const upstream = (url: string): string | null => {
    if (isWithdrawn && url === '/portal-worker.js') return '/no-portal-worker.js';
    if (url === next) return isReleased ? path : null;
    return url === path && isReleased ? null : url;
  };
  const proxy = createServer((request, response) => {
    void forward(request, response, upstream(request.url ?? '/'), server, rewritten);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    get appScript() {
      return isReleased ? next : path;
    },
    release: () => {
      isReleased = true;
    },
    withdrawWorker: () => {
      isWithdrawn = true;
    },
    close: () => {
      proxy.closeAllConnections();
      return new Promise((resolve) => proxy.close(() => resolve()));
    },
  };
}

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  url: string | null,
  server: string,
  rewritten: (text: string) => string,
): Promise<void> {
  if (url === null) return void response.writeHead(404).end();
  // The server does not know of the release: it would answer that nothing has changed.
  const {
    host: _,
    connection: __,
    'if-none-match': ___,
    'if-modified-since': ____,
    ...headers
  } = request.headers;
  const body = await bytesOf(request);
  const answer = await fetch(`${server}${url}`, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    redirect: 'manual',
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  for (const [name, value] of answer.headers) {
    if (!/^(?:content-(?:encoding|length)|transfer-encoding|connection)$/.test(name)) {
      response.setHeader(name, value);
    }
  }
  const content = Buffer.from(await answer.arrayBuffer());
  const isText = /html|javascript/.test(answer.headers.get('content-type') ?? '');
  response.writeHead(answer.status).end(isText ? rewritten(content.toString('utf8')) : content);
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}
