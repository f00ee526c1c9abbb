import { spawnSync } from 'node:child_process';
import { access, chown, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectFolder } from '../../support/project-folder';
import { importFile, productOf } from '../imports/import-client';
import { png, uploadPicture } from '../media/pictures';
import { type Installation, startServerProcess } from '../support/server-process';
import { temporaryFolder } from '../support/temporary-folder';

/**
 * As in a container: a user without a home and without the right to change the program. Only root may
 * start a program as another user.
 */
const STRANGER = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

const folder = await temporaryFolder();
afterAll(async () => {
  run('chmod', ['-R', 'u+w', folder.path]);
  await folder.remove();
});

const release = path.join(folder.path, 'release');
const dataDir = path.join(folder.path, 'data');
const temporary = path.join(folder.path, 'tmp');

/** What a container sets: nothing outside the two folders may be written. */
const environment = { TMPDIR: temporary, HOME: '/nonexistent', NODE_ENV: 'production' };

const PRODUCTS = 'code,name_fr,price,quantity\nREL-1,Bol bleu,120,4\n';

test('A packed release, installed in an empty folder without development packages, sells and stops', async () => {
  const installation = await installRelease();
  await expect(access(path.join(release, 'node_modules', 'typescript'))).rejects.toThrow('ENOENT');
  const server = await startServerProcess(dataDir, environment, installation);
  const admin = await server.signIn('admin');
  const { body: orders } = await admin.get('/api/store/orders/?status=pending&pageSize=1');
  const accept = await admin.post(`/api/store/order/${orders.items[0].id}/accept`);
  expect([accept.status, accept.body.status]).toEqual([200, 'confirmed']);
  expect(await importFile(admin, PRODUCTS)).toMatchObject({ status: 'finished' });
  expect(await productOf(admin, 'REL-1')).toMatchObject({
    variants: [{ stockOnHand: 4 }],
  });
  const picture = await uploadPicture(admin, await png());
  const addresses = ['/', '/dashboard/order', '/media/demo/tapis.svg', picture.url];
  const served = addresses.map((address) => fetch(new URL(address, server.url)));
  expect((await Promise.all(served)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const help = runInstalled(installation, ['operator', 'help']);
  expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('verify')]);
  server.kill('SIGTERM');
  expect(await server.end).toEqual({ code: 0, signal: null, errors: '' });
  expect(await readdir(dataDir)).not.toContain('owner.json');
}, 900_000);

/** Packs the repository, installs the package, and takes away every right to change it. */
async function installRelease(): Promise<Installation> {
  for (const each of [release, dataDir, temporary]) await mkdir(each);
  expect(run('npm', ['pack', '--pack-destination', folder.path], projectFolder)).toBe('');
  const [tarball = ''] = (await readdir(folder.path)).filter((name) => name.endsWith('.tgz'));
  expect(
    run('npm', ['install', '--omit=dev', '--prefer-offline', path.join(folder.path, tarball)]),
  ).toBe('');
  run('chmod', ['-R', 'a-w,a+rX', release]);
  const { uid, gid } = STRANGER;
  if (uid !== undefined && gid !== undefined) {
    for (const each of [dataDir, temporary]) await chown(each, uid, gid);
  }
  const program = path.join(release, 'node_modules', '.bin', 'seller-portal');
  return { program, cwd: temporary, ...STRANGER };
}

function idOf(flag: '-u' | '-g'): number {
  return Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
}

function runInstalled({ program, ...installation }: Installation, words: readonly string[]) {
  return spawnSync(program, words, {
    ...installation,
    env: { ...process.env, ...environment, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
}

/** @returns what the program complained about, empty after a success */
function run(program: string, parameters: readonly string[], cwd: string = release): string {
  const { status, stdout, stderr } = spawnSync(program, parameters, { cwd, encoding: 'utf8' });
  return status === 0 ? '' : stdout + stderr;
}
