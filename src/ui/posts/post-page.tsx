import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { useGetPostQuery } from '#application/api/posts-endpoints.generated';
import { LANGUAGE_SUFFIXES } from '#domain/format/language-suffixes';
import { LANGUAGES, type Language, languageRecords } from '#domain/format/languages';
import type { PostAction } from '#domain/posts/post-lifecycle';
import type { Post } from '#openapi/types.generated';
import EditIcon from '~icons/solar/pen-2-linear';
import { Button, ButtonLink } from '../kit/button';
import { SegmentedControl } from '../kit/fields/segmented-control';
import { Card } from '../kit/layout/card';
import { PageHeader } from '../kit/layout/page-header';
import { CardsSkeleton } from '../kit/loading/cards-skeleton';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { POSTS_PATH, postEditPath, publicPostPath } from '../links/post-path';
import { RecordQueryView } from '../lists/record-query-view';
import { useLocalizedTitle } from '../text/localized';
import { RichText } from '../text/rich-text';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';
import type { PostActor } from './post-actors';
import { POST_ICONS, usePostActions } from './post-menu';
import { PostNotFound } from './post-not-found';
import { PostStatusChip } from './post-status-chip';
import { usePostActors } from './use-post-actors';

/** Loaded when the first dialog opens. */
const PostDialogs = lazyComponent(
  () => import(/* webpackChunkName: 'post-dialogs' */ './post-dialogs'),
  'PostDialogs',
);

const NONE: never[] = [];

const Sheet = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  max-inline-size: 44rem;
  margin-block-start: var(--space-24);
  & > h2 {
    font: var(--weight-head) var(--text-h1) var(--font-head);
    overflow-wrap: anywhere;
  }
  & > p {
    color: var(--text-2);
    font: 400 var(--text-large) var(--font-body);
  }
`;

/** `/dashboard/post/{slug}`: an article as its readers see it, and its available actions. */
export function PostPage() {
  const { slug = '' } = useParams();
  return <PageOf key={slug} slug={slug} />;
}

function PageOf({ slug }: { slug: string }) {
  const t = useText('posts');
  const shell = useText('shell');
  const navigate = useNavigate();
  const titleOf = useLocalizedTitle();
  const query = useGetPostQuery({ slug });
  const post = query.currentData;
  const rows = useMemo(() => (post ? [post] : NONE), [post]);
  const actors = usePostActors(rows, (action) => {
    if (action === 'delete') void navigate(POSTS_PATH, { replace: true });
  });
  const withDialog = actors.withOpenDialog();
  const title = post ? titleOf(post) : t('loading');
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t('title'), to: POSTS_PATH }, { label: title }]}
        kind={shell('titles.post')}
        title={title}
        status={post && <PostStatusChip status={post.status} />}
        subtitle={post && <Address post={post} />}
        more={post && <MoreSteps post={post} actor={actors.of(post.id)} />}
        actions={post && <Steps post={post} actor={actors.of(post.id)} />}
      />
      <RecordQueryView
        query={query}
        skeleton={<CardsSkeleton wide={['420px']} main={[]} side={[]} />}
        unknown={<PostNotFound />}
      >
        {(found) => <Reading post={found} />}
      </RecordQueryView>
      {withDialog && (
        <Deferred>
          <PostDialogs actor={withDialog.actor} />
        </Deferred>
      )}
    </>
  );
}

/** The article's public address, as a link once it is published. */
function Address({ post }: { post: Post }) {
  const path = <bdi>{`/post/${post.slug}`}</bdi>;
  return post.status === 'published' ? <a href={publicPostPath(post)}>{path}</a> : path;
}

interface StepsProps {
  post: Post;
  actor: PostActor | undefined;
}

/** The actions that take the article back: unpublish and delete. */
function MoreSteps({ actor }: StepsProps) {
  return usePostActions(actor)
    .filter((action) => action !== 'publish')
    .toReversed()
    .map((action) => <StepButton key={action} action={action} actor={actor} />);
}

interface StepButtonProps extends Pick<StepsProps, 'actor'> {
  action: PostAction;
}

function StepButton({ action, actor }: StepButtonProps) {
  const t = useText('posts');
  return (
    <Button
      variant={action === 'publish' ? 'primary' : 'outline'}
      icon={POST_ICONS[action]}
      onClick={() => actor?.send({ type: `post.${action}` })}
    >
      {t('asks', { label: t(`actions.${action}`) })}
    </Button>
  );
}

function Steps({ post, actor }: StepsProps) {
  const t = useText('posts');
  const postActions = usePostActions(actor);
  if (postActions.length === 0) return null;
  return (
    <>
      <ButtonLink
        variant={post.status === 'published' ? 'primary' : 'outline'}
        icon={EditIcon}
        to={postEditPath(post)}
      >
        {t('actions.edit')}
      </ButtonLink>
      {postActions.includes('publish') && <StepButton action="publish" actor={actor} />}
    </>
  );
}

function Reading({ post }: { post: Post }) {
  const t = useText('posts');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const suffix = LANGUAGE_SUFFIXES[language];
  const { direction } = languageRecords[language];
  const content = post[`content${suffix}`];
  return (
    <Card>
      <SegmentedControl
        label={t('readIn')}
        value={language}
        onChange={setLanguage}
        segments={LANGUAGES.map((value) => ({ value, label: languageRecords[value].name }))}
      />
      <Sheet lang={language} dir={direction}>
        <h2>{post[`title${suffix}`] || t('unwritten')}</h2>
        <p>{post[`excerpt${suffix}`]}</p>
        {content && <RichText html={content} top={3} />}
      </Sheet>
    </Card>
  );
}
