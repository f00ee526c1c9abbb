import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { nextOpenings } from '#domain/stores/store-opening';
import { NEJJARINE_LOGO } from '../../../server/demo/demo-logos';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const admin = await server.signIn('admin');
const WEEKLY = [{ day: 'wednesday', opens: '08:00', closes: '12:00' }] as const;

async function ownStore() {
  return (await admin.get('/api/user/')).body.store;
}

async function changeLogo(logo: string): Promise<void> {
  const { body: store } = await admin.get('/api/store/my/get/');
  const change = await admin.patch(
    '/api/store/update/str_nejjarine',
    { logo },
    { revision: store.revision },
  );
  expect(change.status).toBe(200);
}

describe('Store of the current user', () => {
  test('The current user has the next openings of their store, and new ones as soon as its hours change', async () => {
    const before = await ownStore();
    expect(before.openings.length).toBe(14);
    const { body } = await admin.get('/api/store/my/get/availability/');
    const hours = { weekly: [...WEEKLY], closures: [], handlingDays: 2 };
    const written = await admin.post('/api/store/availability/create/new/', hours, {
      revision: body.revision,
    });
    expect(written.status).toBe(201);
    const { openings } = await ownStore();
    const expected = nextOpenings(
      { weekly: WEEKLY, closures: [] },
      new Date(openings[0].opensAt),
      14,
    );
    expect(openings).toEqual(
      expected.map(({ opensAt, closesAt }) => ({
        opensAt: opensAt.toISOString(),
        closesAt: closesAt.toISOString(),
      })),
    );
  });

  test('The current user has a small logo as it is, a large one shrunk, and none that is unreadable', async () => {
    expect((await ownStore()).logo).toBe(NEJJARINE_LOGO);
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const large = await sharp({
      create: { width: 400, height: 200, channels: 3, background: '#fff', noise },
    })
      .png()
      .toBuffer();
    await changeLogo(`data:image/png;base64,${large.toString('base64')}`);
    const { logo } = await ownStore();
    const shown = Buffer.from(logo.split(',')[1], 'base64');
    const { format, width, height } = await sharp(shown).metadata();
    expect([format, width, height]).toEqual(['webp', 96, 48]);
    const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(9000)]);
    await changeLogo(`data:image/jpeg;base64,${broken.toString('base64')}`);
    expect((await ownStore()).logo).toBeNull();
  });
});
