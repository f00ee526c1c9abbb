import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { completePost } from './complete-post';

const server = await startTestServer();
const second = await startTestServer({ beside: server });
const nejjarine = await server.signIn('manager');
const zahra = await second.signIn('admin2');
const LIST = '/api/store/posts/';

test('Two stores have drafts of the same title, and neither address shows the other draft', async () => {
  const texts = completePost(randomUUID());
  const first = await nejjarine.post(LIST, texts);
  const other = await zahra.post(LIST, texts);
  expect([first.status, other.status]).toEqual([201, 201]);
  expect(other.body.slug).toBe(first.body.slug);
  expect((await zahra.get(pathOf(other.body))).body.id).toBe(other.body.id);
});

test('The second store to publish a title gets an address with a number, and each address leads to one article', async () => {
  const texts = completePost(randomUUID());
  const first = await published(nejjarine, texts);
  const other = await published(zahra, texts);
  expect(other.slug).toBe(`${first.slug}-2`);
  expect(await readers(first.slug)).toEqual([first.id, first.slug]);
  expect(await readers(other.slug)).toEqual([other.id, other.slug]);
  expect((await zahra.get(pathOf(first))).body.id).toBe(other.id);
  await act(nejjarine, first, 'unpublish');
  expect(await readers(first.slug)).toEqual([undefined, undefined]);
  await act(zahra, other, 'unpublish');
  expect((await act(zahra, other, 'publish')).body.slug).toBe(other.slug);
});

test('A former address of an article stays with its store, whatever title another store publishes', async () => {
  const texts = completePost(randomUUID());
  const first = await published(nejjarine, texts);
  const title = `Autrement ${randomUUID()}`;
  const revision = { revision: first.revision };
  const renamed = await nejjarine.patch(pathOf(first), { title }, revision);
  const other = await published(zahra, texts);
  expect(other.slug).toBe(`${first.slug}-2`);
  expect(await readers(first.slug)).toEqual([first.id, renamed.body.slug]);
  const again = await published(nejjarine, texts);
  expect(await readers(first.slug)).toEqual([again.id, first.slug]);
});

test('A title that looks like the numbered address of another one gets the next number', async () => {
  const texts = completePost(randomUUID());
  const first = await published(nejjarine, texts);
  await published(zahra, texts);
  const titled = await published(nejjarine, { ...texts, title: `${texts.title} 2` });
  expect(titled.slug).toBe(`${first.slug}-2-2`);
});

test('A renamed public article gets a number when another store has its new address', async () => {
  const first = await published(nejjarine, completePost(randomUUID()));
  const other = await published(zahra, completePost(randomUUID()));
  const renaming = { title: first.title };
  const renamed = await zahra.patch(pathOf(other), renaming, { revision: other.revision });
  expect([renamed.status, renamed.body.slug]).toEqual([200, `${first.slug}-2`]);
  expect((await readers(other.slug))[0]).toBe(other.id);
});

test('Stores that publish the same title at once on two servers get different addresses', async () => {
  const texts = completePost(randomUUID());
  const first = (await nejjarine.post(LIST, texts)).body;
  const other = (await zahra.post(LIST, texts)).body;
  const answers = await Promise.all([
    act(nejjarine, first, 'publish'),
    act(zahra, other, 'publish'),
  ]);
  expect(answers.map(({ body }) => body.slug).sort()).toEqual([first.slug, `${first.slug}-2`]);
});

test('Of equal articles that one store creates at once on two servers, one is created', async () => {
  const texts = completePost(randomUUID());
  const beside = await second.signIn('admin');
  const answers = await Promise.all(
    [nejjarine, beside, nejjarine, beside].map((client) => client.post(LIST, texts)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
});

interface Known {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly revision: number;
}

async function published(client: ApiClient, texts: object): Promise<Known> {
  const { body } = await client.post(LIST, texts);
  return (await act(client, body, 'publish')).body;
}

function act(client: ApiClient, post: Pick<Known, 'slug'>, action: string) {
  return client.post(`${pathOf(post)}/${action}`);
}

/** The article that readers find at an address: its id and its current slug. */
async function readers(slug: string): Promise<(string | undefined)[]> {
  const { body } = await server.anonymous.get(`/api/public/posts/${encodeURIComponent(slug)}`);
  return [body.id, body.slug];
}

function pathOf({ slug }: Pick<Known, 'slug'>): string {
  return `/api/store/post/${encodeURIComponent(slug)}`;
}
