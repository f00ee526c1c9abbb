import { styled } from 'styled-components';
import type { PostSummary } from '#openapi/types.generated';
import { RowActions } from '../lists/row-edit-link';
import type { PostActor } from './post-actors';
import { PostCell, UpdatedCell } from './post-cells';
import { PostEditLink } from './post-edit-link';
import { PostMenu } from './post-menu';
import { PostStatusChip } from './post-status-chip';

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
  & > div {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--space-12);
  }
  & > div:last-child {
    flex-wrap: wrap;
  }
  /* A long address ends in an ellipsis: its page shows it whole. */
  & [data-lines] > span {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** An article on a phone. */
export function PostCard({ post, actor }: { post: PostSummary; actor: PostActor | undefined }) {
  return (
    <Rows>
      <div>
        <PostCell post={post} />
        <RowActions>
          <PostEditLink post={post} />
          <PostMenu post={post} actor={actor} />
        </RowActions>
      </div>
      <div>
        <PostStatusChip status={post.status} />
        <UpdatedCell post={post} />
      </div>
    </Rows>
  );
}
