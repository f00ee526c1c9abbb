import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { startTestServer } from '../support/test-server';
import { fetchBytes, noisyJpeg, sendPicture } from './pictures';

const MIB = 1024 * 1024;

test('Of a hundred concurrent uploads each gets 201 or 503 with Retry-After, and other requests are served', async () => {
  const server = await startTestServer();
  const [seller, manager] = await Promise.all([server.signIn('seller'), server.signIn('manager')]);
  const photo = await noisyJpeg(100);
  const before = process.memoryUsage.rss();
  const uploads = Promise.all(
    Array.from({ length: 100 }, (_, index) => {
      const content = photo.slice();
      // An extra byte after the picture's end makes another file with the same work.
      return sendPicture(seller, Uint8Array.from([...content, index]));
    }),
  );
  const list = await manager.get('/api/store/orders/');
  const replies = await uploads;
  expect(list.status).toBe(200);
  const told = replies.map(({ status, headers }) => [status, headers.has('retry-after')].join());
  expect(told.filter((one) => one !== '201,false' && one !== '503,true')).toEqual([]);
  expect(told).toContain('201,false');
  expect(process.memoryUsage.rss() - before).toBeLessThan(400 * MIB);
});

test('An upload beyond the limit of concurrent ones gets 503, and succeeds later', async () => {
  const server = await startTestServer({ config: { maxConcurrentUploads: 2 } });
  const seller = await server.signIn('seller');
  const slow = [hangingClient(server.url, seller.token), hangingClient(server.url, seller.token)];
  const photo = await noisyJpeg(60);
  const refused = await untilAnswered(503, () => sendPicture(seller, photo));
  expect([refused.body.code, refused.headers.get('retry-after')]).toEqual(['unavailable', '5']);
  expect((await seller.get('/api/media/get/')).status).toBe(200);
  for (const leave of slow) leave();
  const taken = await untilAnswered(201, () => sendPicture(seller, photo));
  expect((await fetchBytes(server, taken.body.url)).status).toBe(200);
});

/** Starts an upload that never ends; if refused, another. Returns the function that ends it. */
function hangingClient(url: string, token: string | undefined): () => void {
  const { hostname, port } = new URL(url);
  const head = [
    'POST /api/media/upload/ HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 9000',
    '',
    '',
    '--x',
    'Content-Disposition: form-data; name="file"; filename="a.png"',
    '',
    'half',
  ];
  let socket: Socket;
  const begin = (): void => {
    socket = connect(Number(port), hostname, () => socket.write(head.join('\r\n')));
    socket.on('error', () => undefined);
    socket.on('data', () => {
      socket.destroy();
      begin();
    });
  };
  begin();
  return () => socket.destroy();
}

type Reply = Awaited<ReturnType<typeof sendPicture>>;

/** Repeats the request, because the server notices closed uploads only after a while. */
async function untilAnswered(status: number, send: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await send();
    if (reply.status === status) return reply;
  }
}
