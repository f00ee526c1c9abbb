import { POST_FIELDS, type PostTexts, postErrors } from '#domain/posts/post-texts';
import type { Principal, Tx } from '../context';
import type { Post, PostCreate, PostUpdate } from '../contract.generated';
import { isUniqueViolation } from '../database/errors';
import { newId } from '../database/ids';
import { invalid, notFound, problem } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { cleanText } from '../products/product-fields';
import { cleanRichText } from '../products/rich-text';
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

/** Reports a slug that another article has as an error of the title. */
function rethrowTakenTitle(error: unknown): never {
  if (!isUniqueViolation(error, 'posts_slug')) throw error;
  throw problem(409, 'already_taken', { errors: { title: ['already_taken'] } });
}

function written(row: PostRow | undefined, principal: Principal): Post {
  if (!row) throw new Error('A written article was not returned.');
  return presentPost(row, principal);
}

/**
 * Creates an article of the caller's store.
 * @throws ProblemError 409 `already_taken` at the title; 422 with the fields that are wrong
 */
export async function createPost(
  tx: Tx,
  body: PostCreate,
  principal: Principal,
  now: Date,
): Promise<Post> {
  const texts = textsAfter(NOTHING, body);
  assertAcceptable(texts, 'draft');
  const row = await insertPost(tx, {
    id: newId('pst', now.getTime()),
    storeId: principal.storeId,
    status: 'draft' as const,
    ...postColumns(texts),
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
function formerSlugs(before: PostRow, slug: string): string[] {
  return [...new Set([...before.formerSlugs, before.slug])].filter((former) => former !== slug);
}

/**
 * Changes the named texts; validates and writes them on the locked row.
 * @throws ProblemError 404 unknown to the store; 428, 412 the revision; 409, 422 as for a new one
 */
export async function changePostTexts(
  tx: Tx,
  { slug, body, revision, principal, now }: RequestedPostChange,
): Promise<Post> {
  const before = await lockPost(tx, principal.storeId, slug);
  if (!before) throw notFound();
  assertRevision(revision, presentPost(before, principal));
  const texts = textsAfter(before, body);
  assertAcceptable(texts, before.status);
  const columns = postColumns(texts);
  const change = { ...columns, formerSlugs: formerSlugs(before, columns.slug) };
  const after = await changePost(tx, before.id, change, now).catch(rethrowTakenTitle);
  return written(after, principal);
}
