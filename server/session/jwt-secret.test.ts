import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { loadOrCreateJwtSecret } from './jwt-secret';

const root = await mkdtemp(path.join(tmpdir(), 'jwt-secret-'));
afterAll(() => rm(root, { recursive: true }));
let dataDir = '';
let file = '';
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(root, 'data-'));
  file = path.join(dataDir, 'jwt-secret');
});

it('Twenty starts at once agree on one signing key, which only this user can read', async () => {
  const secrets = await Promise.all(
    Array.from({ length: 20 }, () => loadOrCreateJwtSecret(dataDir)),
  );
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{64}$/);
  expect(await readFile(file, 'utf8')).toBe(secrets[0]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['jwt-secret']);
  expect(await loadOrCreateJwtSecret(dataDir)).toBe(secrets[0]);
});

it.each([32, 200])('A stored signing key of %i characters is used as it is', async (length) => {
  await writeFile(file, `${'k'.repeat(length)}\n`);
  expect(await loadOrCreateJwtSecret(dataDir)).toBe(`${'k'.repeat(length)}\n`);
});

it.each(['', '\n', 'k'.repeat(31), `${'k'.repeat(31)}${' '.repeat(40)}`])(
  'The stored signing key %j is refused, and stays as it is',
  async (secret) => {
    await writeFile(file, secret);
    await expect(loadOrCreateJwtSecret(dataDir)).rejects.toThrow(
      `The signing key ${file} has fewer than 32 characters, so tokens could be forged; restore it from a backup, or remove it to get a new one, which signs all users out.`,
    );
    expect(await readFile(file, 'utf8')).toBe(secret);
  },
);

it('A signing key that is no file is refused in one sentence', async () => {
  await mkdir(file);
  await expect(loadOrCreateJwtSecret(dataDir)).rejects.toThrow(
    `The signing key ${file} can't be read (EISDIR); make it readable for this user.`,
  );
});
