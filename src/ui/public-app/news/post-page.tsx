import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { useGetPublicPostQuery } from '#application/api/public-endpoints.generated';
import { asProblem } from '#application/problem';
import type { PublicPost } from '#openapi/types.generated';
import { Button } from '../../kit/button';
import { Skeleton } from '../../kit/loading/skeleton';
import { PublicNotFound } from '../../public-context/public-not-found';
import { useLocalizedName } from '../../text/localized';
import { RichText } from '../../text/rich-text';
import { useText } from '../../text/use-text';
import { NewsColumn } from './news.styles';
import { NewsByline } from './news-byline';
import { postContent, postTexts } from './post-texts';

const Body = styled.div`
  max-inline-size: 44rem;
  font: 400 var(--text-large) var(--font-body);
`;

/** `/post/{slug}`: one article. A former address redirects to the current one. */
export function PublicPostPage() {
  const { slug = '' } = useParams();
  const t = useText('news');
  const { currentData: post, error, isFetching, refetch } = useGetPublicPostQuery({ slug });
  usePresentAddress(slug, post);
  if (post) return <Article post={post} />;
  if (error && asProblem(error).status === 404) return <PublicNotFound />;
  return (
    <NewsColumn>
      <h1 tabIndex={-1}>{t('title')}</h1>
      {error ? (
        <div role="alert">
          <p>{t('failed')}</p>
          <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      ) : (
        <Skeleton $height="320px" />
      )}
    </NewsColumn>
  );
}

function usePresentAddress(slug: string, post: PublicPost | undefined): void {
  const navigate = useNavigate();
  const present = post?.slug ?? slug;
  useEffect(() => {
    if (present !== slug) void navigate(`/post/${encodeURIComponent(present)}`, { replace: true });
  }, [present, slug, navigate]);
}

function Article({ post }: { post: PublicPost }) {
  const t = useText('news');
  const visit = useText('visit');
  const localized = useLocalizedName();
  const { title, excerpt } = postTexts(post, localized);
  useEffect(() => {
    document.title = visit('documentTitle', { title });
  }, [visit, title]);
  return (
    <NewsColumn as="article">
      <header>
        <NewsByline post={post} />
        <h1 tabIndex={-1}>{title}</h1>
        <p>{excerpt}</p>
      </header>
      <Body>
        <RichText html={postContent(post, localized)} top={2} />
      </Body>
      <p>
        <Link to="/post">{t('all')}</Link>
      </p>
    </NewsColumn>
  );
}
