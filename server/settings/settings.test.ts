import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config';
import { SETTINGS } from './settings';

/** Of Node.js and its libraries, not of the portal. */
const OF_NODE = ['NODE_ENV', 'UV_THREADPOOL_SIZE'];

const sources = ['server', 'bin'].flatMap(filesOf).concat('rsbuild.config.ts').map(readText);

test('Every variable that the server, its commands and the build read is a setting', () => {
  const reads = /(?:\benvironment|process\.env)(?:\.|\[')([A-Z][A-Z0-9_]+)/g;
  const read = sources.flatMap((text) => [...text.matchAll(reads)].map(([, name = '']) => name));
  // What the build itself defines, and where its development server finds the API.
  const ofTheBuild = ['TEXTS_VERSION', 'PORTAL_VERSION', 'API_SERVER'];
  const known = new Set([...Object.keys(SETTINGS), ...OF_NODE, ...ofTheBuild]);
  expect(read.length).toBeGreaterThan(20);
  expect([...new Set(read)].filter((name) => !known.has(name))).toEqual([]);
});

test('Every setting is read by its name or by the names of identity providers', () => {
  const isRead = (name: string) => {
    const own = name.replace(/^IDENTITY_[A-Z0-9]+_/, '');
    return sources.some((text) => text.includes(`'${own}'`) || text.includes(`env.${own}`));
  };
  expect(Object.keys(SETTINGS).filter((name) => !isRead(name))).toEqual([]);
});

test('Every number with a default in the settings is the one that the server starts with', () => {
  const { port, poolSize, signInsPerMinute, failedSignInsPerNetwork, workerTimeoutMs } = readConfig(
    {},
  );
  expect([port, poolSize, signInsPerMinute, failedSignInsPerNetwork, workerTimeoutMs]).toEqual([
    SETTINGS.PORT.default,
    SETTINGS.DATABASE_POOL_SIZE.default,
    SETTINGS.SIGN_INS_PER_MINUTE.default,
    SETTINGS.FAILED_SIGN_INS_PER_NETWORK.default,
    1000 * SETTINGS.WORKER_TIMEOUT_SECONDS.default,
  ]);
});

test('The documents name every setting once', () => {
  const document = readText('docs/settings.md');
  const example = readText('.env.example');
  const names = Object.keys(SETTINGS);
  const rows = names.map((name) => document.split(`\n| \`${name}\` |`).length - 1);
  const lines = names.map((name) => example.split(`\n#${name}=`).length - 1);
  expect([rows, lines]).toEqual([names.map(() => 1), names.map(() => 1)]);
});

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|mjs)$/.test(file) && !file.includes('.test'))
    .map((file) => join(folder, file))
    .filter((file) => !/settings\/(?:settings|other-settings)\.ts$/.test(file));
}

function readText(file: string): string {
  return readFileSync(file, 'utf8');
}
