import { afterAll, describe, expect, test } from 'vitest';
import { storeProduct } from '../products/product-builder';
import { temporaryFolder } from '../support/temporary-folder';
import { startTestServer } from '../support/test-server';
import { uploadPicture } from './pictures';

const folder = await temporaryFolder();
afterAll(() => folder.remove());
const server = await startTestServer({ config: { mediaDir: folder.path } });
const seller = await server.signIn('seller');
const stranger = await server.signIn('admin2');

describe('Folder of the library', () => {
  test('A folder exists while it contains pictures', async () => {
    const [one, other] = [await uploadPicture(seller), await uploadPicture(seller)];
    const moved = await move([one.id, other.id], ' Bols / Bleus ');
    expect([moved.status, moved.body]).toEqual([200, { moved: 2 }]);
    expect(await within('Bols/Bleus')).toEqual([other.id, one.id]);
    expect(await folders()).toContainEqual({
      path: 'Bols/Bleus',
      count: 2,
      sizeBytes: one.sizeBytes + other.sizeBytes,
    });
    await move([one.id, other.id], '');
    expect(await within('Bols/Bleus')).toEqual([]);
    expect((await folders()).map(({ path }) => path)).not.toContain('Bols/Bleus');
  });

  test('Moving a picture into a folder increments its revision, unless it is already there', async () => {
    const picture = await uploadPicture(seller);
    await move([picture.id], 'Tapis');
    await move([picture.id], 'Tapis');
    const { body } = await seller.get(`/api/media/get/?ids=${picture.id}`);
    expect([picture.folder, body.items[0].folder, body.items[0].revision]).toEqual([
      '',
      'Tapis',
      picture.revision + 1,
    ]);
  });

  test('Renaming a folder renames the folders inside it', async () => {
    const [outer, inner, beside] = await Promise.all([1, 2, 3].map(() => uploadPicture(seller)));
    await move([outer.id], 'Ceuta');
    await move([inner.id], 'Ceuta/Port');
    await move([beside.id], 'Ceutas');
    const renamed = await seller.post('/api/store/media/folders/rename', {
      from: 'Ceuta',
      to: 'Villes/Sebta',
    });
    expect(renamed.body).toEqual({ moved: 2 });
    expect((await within('Villes/Sebta')).toSorted()).toEqual([outer.id, inner.id].toSorted());
    expect(await within('Villes/Sebta/Port')).toEqual([inner.id]);
    expect(await within('Ceutas')).toEqual([beside.id]);
  });

  test('The folders and pictures of another store can be neither seen nor changed', async () => {
    const picture = await uploadPicture(stranger);
    const moved = await move([picture.id], 'Prise');
    expect(moved.body).toEqual({ moved: 0 });
    await stranger.post('/api/store/media/move', { ids: [picture.id], folder: 'Secret' });
    expect((await folders()).map(({ path }) => path)).not.toContain('Secret');
    const renamed = await seller.post('/api/store/media/folders/rename', {
      from: 'Secret',
      to: 'Pris',
    });
    expect(renamed.body).toEqual({ moved: 0 });
    const { body } = await seller.get(`/api/media/get/?ids=${picture.id}`);
    expect([body.total, body.items]).toEqual([0, []]);
  });

  test.each(['a//b', '/a', 'a/b/c/d/e/f', 'x'.repeat(61)])(
    'The server refuses the folder name %j',
    async (path) => {
      const picture = await uploadPicture(seller);
      const moved = await move([picture.id], path);
      expect([moved.status, moved.body.errors]).toEqual([422, { folder: ['invalid_folder'] }]);
      const renamed = await seller.post('/api/store/media/folders/rename', { from: 'a', to: path });
      expect([renamed.status, renamed.body.errors]).toEqual([422, { to: ['invalid_folder'] }]);
    },
  );

  test('The server refuses to rename a folder if a folder inside would be too deep', async () => {
    const picture = await uploadPicture(seller);
    await move([picture.id], 'p/q/r/s');
    const { status, body } = await seller.post('/api/store/media/folders/rename', {
      from: 'p',
      to: 'n/o',
    });
    expect([status, body.moved]).toEqual([200, 1]);
    const deeper = await seller.post('/api/store/media/folders/rename', {
      from: 'n',
      to: 'm/n',
    });
    expect([deeper.status, deeper.body.errors]).toEqual([422, { to: ['invalid_folder'] }]);
  });
});

describe('Media library', () => {
  test('The library returns the number and total size of its pictures', async () => {
    const before = (await seller.get('/api/store/media/folders')).body;
    const picture = await uploadPicture(seller);
    const after = (await seller.get('/api/store/media/folders')).body;
    expect([after.count, after.sizeBytes]).toEqual([
      before.count + 1,
      before.sizeBytes + picture.sizeBytes,
    ]);
  });

  test.each([
    ['size', (item: Item) => item.sizeBytes],
    ['-size', (item: Item) => -item.sizeBytes],
  ])('The library can be sorted by %s', async (sort, key) => {
    const { body } = await seller.get(`/api/media/get/?pageSize=100&sort=${sort}`);
    const keys = body.items.map(key);
    expect(keys).toEqual(keys.toSorted((one: number, other: number) => one - other));
  });

  test('Sorting the library by file name works in both directions', async () => {
    const { body } = await seller.get('/api/media/get/?pageSize=100&sort=name&folder=&q=cuir');
    const back = await seller.get('/api/media/get/?pageSize=100&sort=-name&folder=&q=cuir');
    const names = (items: Item[]) => items.map(({ id }) => id);
    expect(body.items.length).toBeGreaterThan(5);
    expect(names(back.body.items)).toEqual(names(body.items).toReversed());
  });

  test('A picture of the library leads to the products that show it', async () => {
    const picture = await uploadPicture(seller);
    const product = await storeProduct(server, { hasCover: false });
    const { revision } = (await seller.get(`/api/store/product/${product.id}`)).body;
    const shown = await seller.patch(
      `/api/store/product/${product.id}`,
      { mediaIds: [picture.id] },
      { revision },
    );
    expect(shown.status).toBe(200);
    const path = `/api/store/products/search/get/?mediaId=${picture.id}`;
    const { body } = await seller.get(path);
    expect([body.total, body.items[0].id]).toEqual([1, product.id]);
    expect((await stranger.get(path)).body.total).toBe(0);
  });
});

interface Item {
  readonly id: string;
  readonly sizeBytes: number;
}

interface Folder {
  readonly path: string;
  readonly count: number;
  readonly sizeBytes: number;
}

function move(ids: readonly unknown[], path: string) {
  return seller.post('/api/store/media/move', { ids, folder: path });
}

async function within(path: string): Promise<string[]> {
  const { body } = await seller.get(`/api/media/get/?folder=${encodeURIComponent(path)}`);
  return body.items.map(({ id }: Item) => id);
}

async function folders(): Promise<Folder[]> {
  return (await seller.get('/api/store/media/folders')).body.items;
}
