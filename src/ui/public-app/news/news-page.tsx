import { Link, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useListPublicPostsQuery } from '#application/api/public-endpoints.generated';
import { pageFromUrl } from '#domain/public-urls/page-from-url';
import { Button } from '../../kit/button';
import { Skeleton } from '../../kit/loading/skeleton';
import { useLocalizedName } from '../../text/localized';
import { useText } from '../../text/use-text';
import { NewsColumn } from './news.styles';
import { NewsByline } from './news-byline';
import { postTexts } from './post-texts';

const PAGE_SIZE = 12;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: var(--space-24);
`;
const PostItem = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  padding: var(--space-24);
  border-radius: var(--radius-card);
  background: var(--raised);
  box-shadow: var(--shadow-card);
  & > h2 {
    font: var(--weight-head) var(--text-h3) var(--font-head);
    overflow-wrap: anywhere;
  }
  & > h2 > a {
    color: var(--text);
  }
  /* The whole card leads to the article. */
  & > h2 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > p:last-child {
    color: var(--text-2);
  }
`;
const More = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
`;

/** `/post`: articles of the stores and the marketplace, the newest first. */
export function NewsPage() {
  const t = useText('news');
  const localized = useLocalizedName();
  const [params, setParams] = useSearchParams();
  const page = pageFromUrl(params);
  const { data, isError, isFetching, refetch } = useListPublicPostsQuery({
    page,
    pageSize: PAGE_SIZE,
  });
  const turn = (to: number) => {
    setParams(to === 1 ? {} : { page: String(to) });
    window.scrollTo(0, 0);
  };
  return (
    <NewsColumn>
      <header>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      {isError && (
        <div role="alert">
          <p>{t('failed')}</p>
          <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {!data && !isError && <Skeleton $height="320px" />}
      {data?.items.length === 0 && <p>{t('none')}</p>}
      <List>
        {data?.items.map((post) => {
          const { title, excerpt } = postTexts(post, localized);
          return (
            <PostItem key={post.id}>
              <NewsByline post={post} />
              <h2 dir="auto">
                <Link to={`/post/${encodeURIComponent(post.slug)}`}>{title}</Link>
              </h2>
              <p dir="auto">{excerpt}</p>
            </PostItem>
          );
        })}
      </List>
      {data && data.total > PAGE_SIZE && (
        <More aria-label={t('pages')}>
          {page > 1 && (
            <Button variant="outline" onClick={() => turn(page - 1)}>
              {t('newer')}
            </Button>
          )}
          {page * PAGE_SIZE < data.total && (
            <Button variant="outline" onClick={() => turn(page + 1)}>
              {t('older')}
            </Button>
          )}
        </More>
      )}
    </NewsColumn>
  );
}
