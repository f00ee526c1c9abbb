import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useGetPostQuery } from '#application/api/posts-endpoints.generated';
import { newPost, postRecord } from '#application/posts/post-editing';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { Post } from '#openapi/types.generated';
import { toasts } from '../kit/feedback/toast-store';
import { PageHeader } from '../kit/layout/page-header';
import { CardsSkeleton } from '../kit/loading/cards-skeleton';
import { POSTS_PATH, postPath } from '../links/post-path';
import { RecordQueryView } from '../lists/record-query-view';
import { useLocalizedTitle } from '../text/localized';
import { useText } from '../text/use-text';
import { PostForm } from './post-form';
import { PostNotFound } from './post-not-found';
import { PostStatusChip } from './post-status-chip';

/** `/dashboard/post/new`: a new article. */
export function NewPostPage() {
  const t = useText('posts');
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        crumbs={[
          { label: t('section') },
          { label: t('title'), to: POSTS_PATH },
          { label: t('form.newTitle') },
        ]}
        title={t('form.newTitle')}
      />
      <PostForm
        record={newPost}
        status="draft"
        onSaved={(slug) => {
          toasts.show({ title: t('form.created') });
          void navigate(postPath({ slug }), { replace: true });
        }}
      />
    </>
  );
}

/** `/dashboard/post/{slug}/edit`: its texts in three languages. */
export function EditPostPage() {
  const { slug = '' } = useParams();
  return <PageOf key={slug} slug={slug} />;
}

function PageOf({ slug }: { slug: string }) {
  const t = useText('posts');
  const titleOf = useLocalizedTitle();
  const query = useGetPostQuery({ slug });
  const post = query.currentData;
  const title = post ? t('form.editTitle', { name: bidiIsolate(titleOf(post)) }) : t('loading');
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t('title'), to: POSTS_PATH }, { label: title }]}
        title={title}
        status={post && <PostStatusChip status={post.status} />}
      />
      <RecordQueryView
        query={query}
        skeleton={<CardsSkeleton wide={['520px']} main={[]} side={[]} />}
        unknown={<PostNotFound />}
      >
        {(found) => <Editing post={found} />}
      </RecordQueryView>
    </>
  );
}

function Editing({ post }: { post: Post }) {
  const t = useText('posts');
  const record = useMemo(() => postRecord(post), [post]);
  return (
    <PostForm
      record={record}
      status={post.status}
      onSaved={() => toasts.show({ title: t('form.saved') })}
    />
  );
}
