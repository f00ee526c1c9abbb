import { styled } from 'styled-components';
import { useListUsersQuery } from '#application/api/users-endpoints.generated';
import type { UserList } from '#openapi/types.generated';
import { Card } from '../kit/layout/card';
import { Skeleton } from '../kit/loading/skeleton';
import type { ListQuery } from '../lists/list-query';
import { useListUrl } from '../lists/list-url';
import { ProblemState } from '../lists/problem-state';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';
import { useUserActors } from './use-user-actors';
import { UserCard } from './user-card';
import { readUserList, toUserQuery } from './user-list-query';
import { UsersLayout } from './users-layout';
import { EmptyUsers } from './users-table';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: var(--space-16);
  padding: var(--space-8) var(--space-24) var(--space-24);
`;
const Surface = styled(Card)`
  block-size: 100%;
  padding: var(--space-16);
  box-shadow: inset 0 0 0 1px var(--line);
`;

const NONE: never[] = [];
const SKELETONS = [1, 2, 3, 4, 5, 6];

/** `/dashboard/user/cards`: the same staff as cards, under the same tabs and filters. */
export function UserCardsPage() {
  const address = useListUrl();
  const state = readUserList(address.params);
  const list = useListUsersQuery(toUserQuery(state, useLanguage()));
  const url = { ...address, isReading: list.isFetching };
  const shown = list.currentData ?? list.data;
  const actors = useUserActors(shown?.items ?? NONE);
  return (
    <UsersLayout as="cards" state={state} url={url} shown={shown} actors={actors}>
      <Body list={list} shown={shown} state={state} url={url} actors={actors} />
    </UsersLayout>
  );
}

interface BodyProps {
  list: ListQuery;
  shown: UserList | undefined;
  state: ReturnType<typeof readUserList>;
  url: ReturnType<typeof useListUrl>;
  actors: ReturnType<typeof useUserActors>;
}

function Body({ list, shown, state, url, actors }: BodyProps) {
  const t = useText('users');
  if (!shown && list.error) return <ProblemState error={list.error} onRetry={list.refetch} />;
  if (shown?.items.length === 0) return <EmptyUsers state={state} url={url} />;
  return (
    <Grid aria-label={t('title')} aria-busy={!shown}>
      {shown
        ? shown.items.map((user) => (
            <li key={user.id}>
              <Surface>
                <UserCard user={user} actor={actors.of(user.id)} />
              </Surface>
            </li>
          ))
        : SKELETONS.map((at) => (
            <li key={at}>
              <Surface>
                <Skeleton $height="112px" />
              </Surface>
            </li>
          ))}
    </Grid>
  );
}
