import type { PublicPostSummary } from '#application/api/public-endpoints.generated';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { Byline } from './news.styles';

/** Which shop tells it, or that the marketplace does, and since when. */
export function NewsByline({ post }: { post: PublicPostSummary }) {
  const t = useText('news');
  const format = useFormat();
  return (
    <Byline>
      <b>
        <bdi>{post.storeName ?? t('marketplace')}</bdi>
      </b>
      <time dateTime={post.publishedAt}>{format.longDate(post.publishedAt)}</time>
    </Byline>
  );
}
