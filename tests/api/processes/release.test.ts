import { spawnSync } from 'node:child_process';
import { access, chown, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { once } from '../../../server/once';
import { projectFolder } from '../../support/project-folder';
import { importFile, productOf } from '../imports/import-client';
import { png, uploadPicture } from '../media/pictures';
import type { ApiClient } from '../support/api-client';
import { packRelease, runProgram, unpackRelease } from '../support/packed-release';
import { type Installation, startServerProcess } from '../support/server-process';
import { temporaryFolder } from '../support/temporary-folder';

/**
 * As in a container: a user without a home and without the right to change the program. Only root may
 * start a program as another user.
 */
const STRANGER = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

const folder = await temporaryFolder();
afterAll(async () => {
  runProgram('chmod', ['-R', 'u+w', folder.path], folder.path);
  await folder.remove();
});

const packed = once(() => packRelease(folder.path));
const release = path.join(folder.path, 'release');
const dataDir = path.join(folder.path, 'data');
const restoredDir = path.join(folder.path, 'restored');
const temporary = path.join(folder.path, 'tmp');

/** What a container sets: nothing outside the two folders may be written. */
const environment = { TMPDIR: temporary, HOME: '/nonexistent', NODE_ENV: 'production' };

const PRODUCTS = 'code,name_fr,price,quantity\nREL-1,Bol bleu,120,4\n';

test('A packed release, installed in an empty folder without development packages, sells, is backed up and restored', async () => {
  const installation = await installRelease();
  await expect(access(path.join(release, 'node_modules', 'typescript'))).rejects.toThrow('ENOENT');
  const server = await startServerProcess(dataDir, environment, installation);
  const admin = await server.signIn('admin');
  const { body: orders } = await admin.get('/api/store/orders/?status=pending&pageSize=1');
  const accept = await admin.post(`/api/store/order/${orders.items[0].id}/accept`);
  expect([accept.status, accept.body.status]).toEqual([200, 'confirmed']);
  expect(await importFile(admin, PRODUCTS)).toMatchObject({ status: 'finished' });
  expect(await stockIn(admin)).toBe(4);
  const picture = await uploadPicture(admin, await png());
  const addresses = ['/', '/dashboard/order', '/media/demo/tapis.svg', picture.url];
  const served = addresses.map((address) => fetch(new URL(address, server.url)));
  expect((await Promise.all(served)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const help = runInstalled(installation, ['operator', 'help']);
  expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('verify')]);
  const backup = path.join(temporary, 'today.backup');
  expect(runInstalled(installation, ['backup', backup])).toMatchObject({ status: 0, stderr: '' });
  server.kill('SIGTERM');
  expect(await server.end).toEqual({ code: 0, signal: null, errors: '' });
  expect(await readdir(dataDir)).not.toContain('owner.json');

  const restore = runInstalled(installation, ['restore', backup], restoredDir);
  expect(restore).toMatchObject({ status: 0, stderr: '' });
  const next = await startServerProcess(restoredDir, environment, installation);
  const reader = await next.signIn('admin');
  const { body: order } = await reader.get(`/api/store/order/${accept.body.id}`);
  expect([order.status, await stockIn(reader)]).toEqual(['confirmed', 4]);
  expect((await fetch(new URL(picture.url, next.url))).status).toBe(200);
  next.kill('SIGTERM');
  expect(await next.end).toEqual({ code: 0, signal: null, errors: '' });
}, 900_000);

test('A package that is unpacked and installed by its lock file has exactly the packages of the tests', async () => {
  const place = path.join(folder.path, 'unpacked');
  await mkdir(place);
  const program = unpackRelease(await packed(), place);
  expect(runProgram('npm', ['ci', '--omit=dev', '--prefer-offline'], place)).toBe('');
  const known = await packagesOf(path.join(projectFolder, 'package-lock.json'));
  const installed = await packagesOf(path.join(place, 'node_modules', '.package-lock.json'));
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter((each) => !known.includes(each))).toEqual([]);
  const help = runInstalled({ program, cwd: place }, ['operator', 'help']);
  expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('verify')]);
}, 900_000);

/** The place, the version and the checksum of each package in a lock file. */
async function packagesOf(lockFile: string): Promise<string[]> {
  const { packages } = JSON.parse(await readFile(lockFile, 'utf8'));
  return Object.entries<{ version?: string; integrity?: string }>(packages).map(
    ([place, { version, integrity }]) => `${place} ${version} ${integrity}`,
  );
}

/** Packs the repository, installs the package, and takes away every right to change it. */
async function installRelease(): Promise<Installation> {
  for (const each of [release, dataDir, restoredDir, temporary]) await mkdir(each);
  const tarball = await packed();
  const parameters = ['install', '--omit=dev', '--prefer-offline', tarball];
  expect(runProgram('npm', parameters, release)).toBe('');
  runProgram('chmod', ['-R', 'a-w,a+rX', release], folder.path);
  const { uid, gid } = STRANGER;
  if (uid !== undefined && gid !== undefined) {
    for (const each of [dataDir, restoredDir, temporary]) await chown(each, uid, gid);
  }
  const program = path.join(release, 'node_modules', '.bin', 'seller-portal');
  return { program, cwd: temporary, ...STRANGER };
}

function idOf(flag: '-u' | '-g'): number {
  return Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
}

function runInstalled(
  { program, ...installation }: Installation,
  words: readonly string[],
  place: string = dataDir,
) {
  return spawnSync(program, words, {
    ...installation,
    env: { ...process.env, ...environment, DATA_DIR: place },
    encoding: 'utf8',
  });
}

/** The pieces of the imported product. */
async function stockIn(admin: ApiClient): Promise<number> {
  return (await productOf(admin, 'REL-1')).variants[0].stockOnHand;
}
