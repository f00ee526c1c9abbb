import { POST_FIELDS, type PostTexts, postErrors } from '#domain/posts/post-texts';
import type { Post, PostCreate, PostUpdate } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { isUniqueViolation } from '../database/errors';
import { newId } from '../database/ids';
import { invalid, notFound, problem } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { cleanText } from '../products/product-fields';
import { cleanRichText } from '../products/rich-text';
import { availableSlug, claimSlug, lockSlugs } from './post-addresses';
import { postColumns } from './post-columns';
import { presentPost } from './post-presentation';
import { changePost, insertPost, lockPost, type PostRow } from './posts.repository';

const NOTHING: PostTexts = {
  title: '',
  titleEn: '',
  titleAr: '',
  excerpt: '',
  excerptEn: '',
  excerptAr: '',
  content: '',
  contentEn: '',
  contentAr: '',
};

/** The texts after a change, in their stored form. */
function textsAfter(before: PostTexts, body: PostUpdate): PostTexts {
  const texts: PostTexts = { ...NOTHING };
  for (const field of POST_FIELDS) {
    const clean = field.startsWith('content') ? cleanRichText : cleanText;
    texts[field] = (body[field] === undefined ? before[field] : clean(body[field])) ?? '';
  }
  return texts;
}

/** @throws ProblemError 422 with all errors, as codes by field */
export function assertAcceptable(texts: PostTexts, status: PostRow['status']): void {
  const errors = postErrors(texts, status);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Reports the title of another article of the store as an error of the title. */
function rethrowTakenTitle(error: unknown): never {
  if (!isUniqueViolation(error, 'posts_title')) throw error;
  throw problem(409, 'already_taken', { errors: { title: ['already_taken'] } });
}

function written(row: PostRow | undefined, principal: Principal): Post {
  if (!row) throw new Error('A written article was not returned.');
  return presentPost(row, principal);
}

/**
 * Creates an article of the caller's store. Articles of other stores change nothing about it.
 * @throws ProblemError 409 `already_taken` at the title, for an article of the same store; 422 with
 *   the fields that are wrong
 */
export async function createPost(
  tx: Tx,
  body: PostCreate,
  principal: Principal,
  now: Date,
): Promise<Post> {
  const texts = textsAfter(NOTHING, body);
  assertAcceptable(texts, 'draft');
  const { storeId } = principal;
  const id = newId('pst', now.getTime());
  const columns = postColumns(texts);
  const { titleKey } = columns;
  await lockSlugs(tx, storeId);
  const slug = await availableSlug(tx, { id, storeId, titleKey, slug: null, isPublic: false });
  const row = await insertPost(tx, {
    id,
    storeId,
    status: 'draft' as const,
    ...columns,
    slug,
    createdAt: now,
    updatedAt: now,
  }).catch(rethrowTakenTitle);
  return written(row, principal);
}

/** A change of an article, requested by a user. */
export interface RequestedPostChange {
  readonly slug: string;
  readonly body: PostUpdate;
  readonly revision: number | undefined;
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * An article's former slugs, which still lead to it: all that it ever had except the current one.
 */
export function formerSlugs(before: PostRow, slug: string): string[] {
  return [...new Set([...before.formerSlugs, before.slug])].filter((former) => former !== slug);
}

/** The slug after a change of the title. A title that gives the same slug as before keeps it. */
function slugAfter(tx: Tx, before: PostRow, titleKey: string, storeId: string): Promise<string> {
  if (titleKey === before.titleKey) return Promise.resolve(before.slug);
  const isPublic = before.publishedAt !== null;
  const post = { id: before.id, storeId, titleKey, slug: null, isPublic };
  return isPublic ? claimSlug(tx, post) : availableSlug(tx, post);
}

/**
 * Changes the named texts; validates and writes them on the locked row.
 * @throws ProblemError 404 unknown to the store; 428, 412 the revision; 409, 422 as for a new one
 */
export async function changePostTexts(
  tx: Tx,
  { slug, body, revision, principal, now }: RequestedPostChange,
): Promise<Post> {
  await lockSlugs(tx, principal.storeId);
  const before = await lockPost(tx, principal.storeId, slug);
  if (!before) throw notFound();
  assertRevision(revision, presentPost(before, principal));
  const texts = textsAfter(before, body);
  assertAcceptable(texts, before.status);
  const columns = postColumns(texts);
  const after = await slugAfter(tx, before, columns.titleKey, principal.storeId);
  const change = { ...columns, slug: after, formerSlugs: formerSlugs(before, after) };
  const row = await changePost(tx, before.id, change, now).catch(rethrowTakenTitle);
  return written(row, principal);
}
