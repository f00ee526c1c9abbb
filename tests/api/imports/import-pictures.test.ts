import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { mediaNames } from '../../../server/database/schema/media';
import { productImages } from '../../../server/database/schema/products';
import { jpeg, png, sendPicture, sendPictures } from '../media/pictures';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { fixture, importFile, productOf, rowRemarks, startImportWorker } from './import-client';

const server = await startTestServer();
await startImportWorker(server);
const { db } = server.database;

let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
});

test('A file finds the pictures of the library by every spelling and name of their files', async () => {
  const plate = await jpeg();
  const sent = {
    teapot: await upload('théière cuivrée.jpg'),
    plate: await upload('PLAT-7.jpg', plate),
    djellaba: await upload('جلابة خضراء.jpg'),
    workshop: await upload('vue d’atelier.jpg'),
    scan: await upload('scan.jfif'),
    cup: await upload('tasse.jpg'),
    otherCup: await upload('tasse.png', await png()),
  };
  expect(await upload('PLAT-8.jpg', plate)).toBe(sent.plate);
  const job = await importFile(admin, await fixture('pictures.csv'));
  expect(await rowRemarks(admin, job)).toEqual([
    '12 warning image_ambiguous',
    '14 warning image_not_in_library',
    '15 warning image_address_refused(image_1)',
    '16 warning image_address_refused(image_1)',
    '17 warning image_address_refused(image_1)',
  ]);
  const shown = new Map<string, string[]>();
  for (let turn = 1; turn <= 16; turn += 1) {
    shown.set(`PIC-${turn}`, (await productOf(admin, `PIC-${turn}`)).mediaIds);
  }
  expect(Object.fromEntries(shown)).toEqual({
    'PIC-1': [sent.teapot],
    'PIC-2': [sent.plate],
    'PIC-3': [sent.plate],
    'PIC-4': [sent.djellaba],
    'PIC-5': [sent.workshop],
    'PIC-6': [sent.plate],
    'PIC-7': [sent.plate],
    'PIC-8': [sent.scan],
    'PIC-9': [sent.plate],
    'PIC-10': [sent.plate],
    'PIC-11': [],
    'PIC-12': [sent.otherCup],
    'PIC-13': [],
    'PIC-14': [],
    'PIC-15': [],
    'PIC-16': [],
  });
  const remote = await db.select().from(productImages).where(eq(productImages.isRemote, true));
  expect(remote).toEqual([]);
  const again = await importFile(admin, await fixture('pictures.csv'));
  expect(again.products).toMatchObject({ created: 0, updated: 0, unchanged: 16 });
});

test('A picture that was sent twice in one request is found and searched by both names', async () => {
  const content = await png();
  const { body } = await sendPictures(admin, [
    ['jarre-nord.png', content],
    ['amphore-sud.png', content],
  ]);
  const [{ media }] = body.results;
  const file = 'code,name_fr,price,image_1\nDEUX-1,A,5,jarre-nord\nDEUX-2,B,5,amphore-sud.PNG\n';
  expect(await rowRemarks(admin, await importFile(admin, file))).toEqual([]);
  for (const code of ['DEUX-1', 'DEUX-2']) {
    expect((await productOf(admin, code)).mediaIds).toEqual([media.id]);
  }
  const alt = { alt: 'Une jarre' };
  const headers = { 'if-match': '"1"' };
  await admin.request('PATCH', `/api/media/update/${media.id}`, { body: alt, headers });
  for (const word of ['jarre-nord', 'amphore', 'une jarre']) {
    const { body: found } = await admin.get(`/api/media/get/?q=${encodeURIComponent(word)}`);
    expect(found.items.map(({ id }: { id: string }) => id)).toEqual([media.id]);
  }
});

test('Of two pictures with one name the one that was sent last is taken', async () => {
  const first = await png();
  const [one, other] = [await upload('vase.png', first), await upload('vase.png', await png())];
  const file = 'code,name_fr,price,image_1\nVASE-1,Vase,5,VASE.png\n';
  await importFile(admin, file);
  expect((await productOf(admin, 'VASE-1')).mediaIds).toEqual([other]);
  expect(await upload('vase.png', first)).toBe(one);
  await importFile(admin, file.replace('VASE-1', 'VASE-2'));
  expect((await productOf(admin, 'VASE-2')).mediaIds).toEqual([one]);
});

test('The names of a deleted picture are deleted with it', async () => {
  const id = await upload('cruche.png', await png());
  await admin.post('/api/media/delete/', { ids: [id] });
  expect(await db.select().from(mediaNames).where(eq(mediaNames.mediaId, id))).toEqual([]);
});

async function upload(name: string, content?: Awaited<ReturnType<typeof png>>): Promise<string> {
  const { status, body } = await sendPicture(admin, content ?? (await jpeg()), name);
  expect(status).toBe(201);
  return body.id;
}
