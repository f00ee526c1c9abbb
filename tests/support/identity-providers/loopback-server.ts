import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request with its body read: JSON, or the fields of a form. */
export interface LoopbackRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: Readonly<Record<string, unknown>>;
}

export interface LoopbackAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

export interface LoopbackServer {
  readonly origin: string;
  close(): Promise<void>;
}

type Handler = (request: LoopbackRequest) => Promise<LoopbackAnswer>;

/** Serves JSON on a port of this machine to pages of every origin. */
export async function serveOnLoopback(handle: Handler, port = 0): Promise<LoopbackServer> {
  const server = createServer((request, response) => {
    void answer(handle, request, response);
  });
  return listening(server, port);
}

/** Starts a server on 127.0.0.1; port 0 is any free one. */
export async function listening(
  server: ReturnType<typeof createServer>,
  port = 0,
): Promise<LoopbackServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  // A listening TCP server has an address object.
  const { port: used } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${used}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(handle: Handler, request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', headers, url = '/' } = request;
  for (const [name, value] of Object.entries(corsHeaders(headers))) response.setHeader(name, value);
  if (method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const body = parsedBody(await textOf(request), headers['content-type'] ?? '');
  const {
    status,
    headers: more,
    json,
  } = await handle({
    method,
    url: new URL(url, 'http://127.0.0.1'),
    headers,
    body,
  });
  response.writeHead(status ?? 200, { 'content-type': 'application/json', ...more });
  response.end(json === undefined ? '' : JSON.stringify(json));
}

function corsHeaders(headers: IncomingMessage['headers']): Record<string, string> {
  return {
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '600',
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

function parsedBody(text: string, type: string): Record<string, unknown> {
  if (text === '') return {};
  if (type.includes('form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  return JSON.parse(text);
}
