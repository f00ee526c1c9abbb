import type { PostStatus } from '#domain/posts/post-lifecycle';
import GlobeIcon from '~icons/solar/global-bold';
import DraftIcon from '~icons/solar/pen-2-bold';
import { StatusChip } from '../kit/feedback/chip';
import { useText } from '../text/use-text';

/** Whether an article is public. */
export function PostStatusChip({ status }: { status: PostStatus }) {
  const t = useText('posts');
  const isPublished = status === 'published';
  return (
    <StatusChip
      tone={isPublished ? 'success' : 'neutral'}
      icon={isPublished ? GlobeIcon : DraftIcon}
    >
      {t(`status.${status}`)}
    </StatusChip>
  );
}
