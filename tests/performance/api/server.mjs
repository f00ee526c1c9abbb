/** The built server on its own data, as `npm start` would run it. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CommandError, root } from '../../../scripts/project.mjs';
import {
  childrenOf,
  memoryOf,
  processorTime,
  processorTimeOfTree,
  resetMostMemory,
} from './processor-time.mjs';

const ADMIN = { username: 'admin', password: 'Seller#2026' };

function launch(dataDir) {
  return spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
    },
  });
}

function addressFrom(child) {
  return new Promise((resolve, reject) => {
    let words = '';
    child.stdout.on('data', (piece) => {
      words += piece;
      const address = /answers on (http:\S+)/.exec(words)?.[1];
      if (address) resolve(address);
    });
    child.once('close', () => reject(new CommandError('The server did not start: see above.')));
  });
}

/** Sends a request to the API; throws for every response but a success. */
async function ask(url, method, path, { token, body, headers } = {}) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    body: isForm || body === undefined ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new CommandError(`${method} ${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  // PostgreSQL runs as a separate account when this process is root, and needs access.
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * Starts the server with the demo store in a temporary folder, or with the data of a given folder,
 * and signs its admin in. `signIn()` signs in again, before the token expires. `processorTime()`
 * returns the milliseconds used so far by Node and by its PostgreSQL, `memory()` the
 * megabytes of Node.
 * @param {string | undefined} folder data that stay when the server stops
 */
export async function startServer(folder) {
  const dataDir = folder ? resolve(folder) : temporaryFolder();
  const begun = performance.now();
  const child = launch(dataDir);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    if (!folder) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const url = await addressFrom(child);
    const readyAfterMs = performance.now() - begun;
    let token = '';
    const signIn = async () => {
      ({ access: token } = await ask(url, 'POST', '/api/auth/token/', { body: ADMIN }));
    };
    await signIn();
    return {
      url,
      signIn,
      readyAfterMs,
      stop,
      dataDir,
      get token() {
        return token;
      },
      get: (path) => ask(url, 'GET', path, { token }),
      send: (method, path, body, headers) => ask(url, method, path, { token, body, headers }),
      memory: () => memoryOf(child.pid),
      resetMostMemory: () => resetMostMemory(child.pid),
      processorTime: () => {
        const database = childrenOf(child.pid).map((each) => processorTimeOfTree(each) ?? 0);
        return {
          server: processorTime(child.pid),
          database: database.reduce((sum, each) => sum + each, 0),
        };
      },
    };
  } catch (failure) {
    await stop();
    throw failure;
  }
}
