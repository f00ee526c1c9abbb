import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from '../../scripts/module-imports';

/** Who reads the address of a client from a request, and why. All others get its network. */
const READERS = {
  'server/http/client-address.ts': 'the one place that makes a network of it',
  'server/http/logging.ts': 'shown to the operator, never counted',
  'server/mail-in/mail-listener.ts':
    'mail servers have few addresses, and connections are counted by them',
};

/** `request.ip`, the parameter `{ ip }: FastifyRequest`, the peer of the socket, the header. */
const READING =
  /\brequest\??\.ips?\b|\{[^\n{}]*\bips?\b[^\n{}]*\}: FastifyRequest|\bremoteAddress\b|x-forwarded-for/;

it('Only the listed files of the server read the address of a client', () => {
  const readers = sourceFiles('.', ['server'])
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => READING.test(readFileSync(file, 'utf8')));
  // `/metrics` only looks whether the header exists.
  expect(readers.toSorted()).toEqual(
    [...Object.keys(READERS), 'server/http/prometheus-metrics.ts'].toSorted(),
  );
});
