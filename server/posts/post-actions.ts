import { checkStaffAction } from '#domain/lifecycle/lifecycle';
import type { Permission } from '#domain/permissions/permissions';
import { POST_LIFECYCLE, type PostAction } from '#domain/posts/post-lifecycle';
import type { Post } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { forbidden, notFound, problem } from '../http/problem-error';
import { claimSlug, lockSlugs } from './post-addresses';
import { assertAcceptable, formerSlugs } from './post-change';
import { presentPost } from './post-presentation';
import { changePost, lockPost, type PostRow } from './posts.repository';

/** The columns that each action writes. The day of the first publication stays. */
const EFFECTS: Record<PostAction, (post: PostRow, now: Date) => Partial<PostRow>> = {
  publish: ({ publishedAt }, now) => ({ status: 'published', publishedAt: publishedAt ?? now }),
  unpublish: () => ({ status: 'draft' }),
  delete: (_, now) => ({ archivedAt: now }),
};

/** The address of a published article, which no other article of the marketplace has. */
async function publicAddress(
  tx: Tx,
  post: PostRow,
  storeId: string,
): Promise<Pick<PostRow, 'slug' | 'formerSlugs'>> {
  const { id, titleKey } = post;
  const slug = await claimSlug(tx, { id, storeId, titleKey, slug: post.slug, isPublic: true });
  return { slug, formerSlugs: formerSlugs(post, slug) };
}

/** An article action requested by a user. */
export interface RequestedPostAction {
  readonly slug: string;
  readonly action: PostAction;
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * Carries out one action, checked on the locked row.
 * @returns the article after the action
 * @throws ProblemError 404 unknown to the store; 403; 409 `action_not_allowed` with the current
 *   article; 422 with the texts that prevent its publication
 */
export async function executePostAction(
  tx: Tx,
  { slug, action, principal, now }: RequestedPostAction,
): Promise<Post> {
  await lockSlugs(tx, principal.storeId);
  const post = await lockPost(tx, principal.storeId, slug);
  if (!post) throw notFound();
  const permissions = new Set<Permission>(principal.permissions);
  const judged = checkStaffAction(POST_LIFECYCLE, post.status, action, permissions);
  if ('refusal' in judged) {
    if (judged.refusal === 'forbidden') throw forbidden();
    throw problem(409, judged.refusal, { current: presentPost(post, principal) });
  }
  if (action === 'publish') assertAcceptable(post, 'published');
  const address = action === 'publish' && (await publicAddress(tx, post, principal.storeId));
  const after = await changePost(tx, post.id, { ...EFFECTS[action](post, now), ...address }, now);
  if (!after) throw notFound();
  return presentPost(after, principal);
}
