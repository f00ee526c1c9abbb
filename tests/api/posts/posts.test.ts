import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startTestServer } from '../support/test-server';
import { completePost } from './complete-post';

const server = await startTestServer();
const manager = await server.signIn('manager');
const stranger = await server.signIn('admin2');
const LIST = '/api/store/posts/';

describe('Article', () => {
  test('A new article is a draft under the address made from its title', async () => {
    const { status, body } = await manager.post(LIST, { title: ' Le zellige, à Fès ! ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Le zellige, à Fès !',
      slug: 'le-zellige-à-fès-',
      status: 'draft',
      titleEn: '',
      content: '',
      publishedAt: null,
      revision: 1,
    });
    expect((await manager.get(pathOf(body))).body).toEqual(body);
    expect((await readPublic(body.slug)).status).toBe(404);
  });

  test.each([
    [{ title: '?!' }, { title: ['invalid'] }],
    [{ title: 'New' }, { title: ['not_allowed'] }],
    [{ title: 'Ici', excerpt: 'x'.repeat(301) }, { excerpt: ['too_long'] }],
    [{ title: 'Ici', status: 'published' }, { status: ['unknown_field'] }],
  ])('The server refuses an article with its errors: %j', async (content, errors) => {
    const { status, body } = await manager.post(LIST, content);
    expect([status, body.errors]).toEqual([422, errors]);
  });

  test('The server refuses a title that another article of the store has', async () => {
    const post = await begin();
    const { status, body } = await manager.post(LIST, completePost(wordOf(post)));
    expect([status, body.code, body.errors]).toEqual([
      409,
      'already_taken',
      { title: ['already_taken'] },
    ]);
    const other = await begin();
    const renaming = { title: post.title };
    const renamed = await manager.patch(pathOf(other), renaming, revisionOf(other));
    expect([renamed.status, renamed.body.errors]).toEqual([409, { title: ['already_taken'] }]);
  });

  test('An article sent again under the same key is the same article', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const content = completePost(randomUUID());
    const first = await manager.post(LIST, content, key);
    expect((await manager.post(LIST, content, key)).body).toEqual(first.body);
  });

  test('The server removes scripts, event handlers and script links from an article', async () => {
    const content = '<p onclick="x()">Ici<script>x()</script> <a href="javascript:x()">là</a></p>';
    const { body } = await manager.post(LIST, { ...completePost(randomUUID()), content });
    expect(body.content).toBe('<p>Ici <a rel="nofollow noopener noreferrer">là</a></p>');
  });

  test('The server answers a request of another store for an article with 404', async () => {
    expect((await stranger.get(pathOf(await begin()))).status).toBe(404);
  });
});

describe('Published article', () => {
  test('A published article is public until it is unpublished', async () => {
    const post = await begin();
    const published = await act(post, 'publish');
    expect(published.body).toMatchObject({ status: 'published', revision: 2 });
    expect((await readPublic(post.slug)).body).toMatchObject({
      slug: post.slug,
      titleAr: 'فخارنا',
      content: '<p>Rallumé.</p>',
      storeName: 'Atelier Nejjarine',
    });
    const refused = await act(post, 'publish');
    expect([refused.status, refused.body.code, refused.body.current.status]).toEqual([
      409,
      'action_not_allowed',
      'published',
    ]);
    const taken = await act(post, 'unpublish');
    expect(taken.body).toMatchObject({
      status: 'draft',
      publishedAt: published.body.publishedAt,
    });
    expect((await readPublic(post.slug)).status).toBe(404);
  });

  test('An article needs texts in three languages to be published, and must keep them after it', async () => {
    const half = await manager.post(LIST, { ...completePost(randomUUID()), titleAr: '' });
    const refused = await act(half.body, 'publish');
    expect([refused.status, refused.body.errors]).toEqual([422, { titleAr: ['required'] }]);
    const { body: post } = await act(await begin(), 'publish');
    const emptied = await manager.patch(pathOf(post), { content: '<p></p>' }, revisionOf(post));
    expect([emptied.status, emptied.body.errors]).toEqual([422, { content: ['required'] }]);
  });

  test('A published article is still found by its address from before a change of its title', async () => {
    const { body: post } = await act(await begin(), 'publish');
    const title = `Autrement ${randomUUID()}`;
    const { body: renamed } = await manager.patch(pathOf(post), { title }, revisionOf(post));
    expect(renamed.slug).not.toBe(post.slug);
    expect((await readPublic(post.slug)).body.slug).toBe(renamed.slug);
    expect((await manager.get(pathOf(post))).body).toEqual(renamed);
  });

  test('A deleted article frees its address', async () => {
    const { body: post } = await act(await begin(), 'publish');
    expect((await act(post, 'delete')).body.allowedActions).toEqual([]);
    expect((await readPublic(post.slug)).status).toBe(404);
    expect((await act(post, 'publish')).status).toBe(404);
    expect((await manager.post(LIST, completePost(wordOf(post)))).body.slug).toBe(post.slug);
  });
});

test('The server refuses a change of an outdated article with 412 and returns the current one', async () => {
  const post = await begin();
  const { body: theirs } = await manager.patch(pathOf(post), { titleEn: 'A' }, revisionOf(post));
  const late = await manager.patch(pathOf(post), { titleEn: 'B' }, revisionOf(post));
  expect([late.status, late.body.current]).toEqual([412, theirs]);
  expect((await manager.patch(pathOf(post), { titleEn: 'B' })).status).toBe(428);
});

test('The article list finds articles by their titles and counts them by status', async () => {
  const word = `Tamegroute${Date.now()}`;
  await begin(word);
  await act(await begin(`${word} b`), 'publish');
  const { body } = await manager.get(`${LIST}?q=${word}&status=published`);
  expect([body.items.length, body.total, body.counts]).toEqual([1, 1, { draft: 1, published: 1 }]);
  expect(body.items[0]).not.toHaveProperty('content');
  expect((await manager.get(`${LIST}?status=other`)).status).toBe(400);
});

interface Known {
  readonly slug: string;
  readonly title: string;
  readonly revision: number;
}

/** Creates a complete draft. */
async function begin(word: string = randomUUID()) {
  return (await manager.post(LIST, completePost(word))).body;
}

function act({ slug }: Known, action: string) {
  return manager.post(`${pathOf({ slug })}/${action}`);
}

function readPublic(slug: string) {
  return server.anonymous.get(`/api/public/posts/${encodeURIComponent(slug)}`);
}

function pathOf({ slug }: Pick<Known, 'slug'>): string {
  return `/api/store/post/${encodeURIComponent(slug)}`;
}

function revisionOf({ revision }: Known) {
  return { revision };
}

function wordOf({ title }: Known): string {
  return title.replace('Nos poteries ', '');
}
