import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { type Post, useGetPostQuery } from '#application/api/posts-endpoints.generated';
import { newPost, postRecord } from '#application/posts/post-editing';
import { isolated } from '#domain/format/isolated';
import { CardsSkeleton } from '../kit/cards-skeleton';
import { PageHead } from '../kit/page-head';
import { toasts } from '../kit/toast-store';
import { RecordAnswer } from '../lists/record-answer';
import { useText } from '../text/use-text';
import { PostForm } from './post-form';
import { POSTS_PATH, postPath } from './post-path';
import { PostStatusChip } from './post-status-chip';
import { usePostTitle } from './post-title';
import { UnknownPost } from './unknown-post';

/** `/dashboard/post/new`: an article begun. */
export function NewPostPage() {
  const t = useText('posts');
  const navigate = useNavigate();
  return (
    <>
      <PageHead
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
  const titleOf = usePostTitle();
  const query = useGetPostQuery({ slug });
  const post = query.currentData;
  const title = post ? t('form.editTitle', { name: isolated(titleOf(post)) }) : t('loading');
  return (
    <>
      <PageHead
        crumbs={[{ label: t('section') }, { label: t('title'), to: POSTS_PATH }, { label: title }]}
        title={title}
        status={post && <PostStatusChip status={post.status} />}
      />
      <RecordAnswer
        query={query}
        skeleton={<CardsSkeleton wide={['520px']} main={[]} side={[]} />}
        unknown={<UnknownPost />}
      >
        {(found) => <Editing post={found} />}
      </RecordAnswer>
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
