import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runScript } from './run-script';

describe('npm start', () => {
  it('`npm start` reports a taken port in one sentence and prints nothing else', async () => {
    const { port, release } = await takenPort();
    expect(started({ PORT: String(port), HOST: '127.0.0.1' })).toEqual({
      status: 1,
      output: `Port ${port} on 127.0.0.1 is taken: stop what uses it, or choose another one: PORT=${port + 1} npm start`,
    });
    await release();
  });

  it('`npm start` reports an invalid port number', () => {
    expect(started({ PORT: 'ninety' })).toEqual({
      status: 1,
      output: "PORT is 'ninety', which is not a port number.",
    });
  });

  it('`npm start` reports a host that is not an address of this machine', () => {
    const { status, output } = started({ PORT: '0', HOST: '192.0.2.1' });
    expect(status).toBe(1);
    expect(output).toBe(
      "The server can't listen on 192.0.2.1:0 (EADDRNOTAVAIL): set HOST to an address of this machine.",
    );
  });

  it('`npm start` reports a Node version that is too old', () => {
    const pretend = "Object.defineProperty(process.versions, 'node', { value: '18.20.4' })";
    const { status, output } = started({}, [`--import=data:text/javascript,${pretend}`]);
    expect(status).toBe(1);
    expect(output).toBe('Node 18.20.4 is too old: install Node 20.19 or newer.');
  });
});

function started(env: Record<string, string>, flags: string[] = []) {
  return runScript([...flags, resolve('scripts/start.mjs')], env);
}

async function takenPort(): Promise<{ port: number; release: () => Promise<void> }> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The port is unknown.');
  const release = () => new Promise<void>((closed) => server.close(() => closed()));
  return { port: address.port, release };
}
