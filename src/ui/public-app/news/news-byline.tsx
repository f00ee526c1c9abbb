import type { PublicPostSummary } from '#openapi/types.generated';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { Byline } from './news.styles';

/** The store that published it, or the marketplace, and the date. */
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
