/**
 * `npm start`: from a fresh clone to a running portal. Every step is skipped when its result
 * already exists, so that the second start takes seconds.
 */
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, refuseOldNode } from './install.mjs';
import { CommandError, endWithParent, root, runCommand } from './project.mjs';

const host = process.env.HOST || 'localhost';

function wantedPort() {
  const port = Number(process.env.PORT || 4310);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new CommandError(`PORT is '${process.env.PORT}', which is not a port number.`);
  }
  return port;
}

/** Checked first: an install would be wasted time if the port is taken. */
async function refuseTakenPort(port) {
  const addresses = host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
  for (const address of addresses) {
    const code = await listeningFails(port, address);
    // A machine without IPv6 has no ::1 and does not need it.
    const harmless = host === 'localhost' && code === 'EADDRNOTAVAIL';
    if (code && !harmless) throw new CommandError(portTrouble(code, port));
  }
}

function listeningFails(port, address) {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', (failure) => answer(failure.code));
    probe.listen({ port, host: address, exclusive: true }, () => probe.close(() => answer()));
  });
}

function portTrouble(code, port) {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken: stop what uses it, or choose another one: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} may not be opened by this user: choose one above 1023: PORT=4310 npm start`;
    default:
      return `The server can't listen on ${host}:${port} (${code}): set HOST to an address of this machine.`;
  }
}

await runCommand(async () => {
  refuseOldNode();
  await refuseTakenPort(wantedPort());
  ensureInstalled();
  ensureBuilt();
  console.log('Starting the server …');
  process.chdir(root);
  endWithParent();
  process.env.NODE_ENV ??= 'production';
  // In this process: signals, exit code and a kill reach the server directly.
  await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
});
