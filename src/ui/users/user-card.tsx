import { styled } from 'styled-components';
import type { User } from '#openapi/types.generated';
import { RowActions } from '../lists/row-edit-link';
import type { UserActor } from './user-actors';
import { LastSeenCell, PhoneCell, StatusCell, UserCell } from './user-cells';
import { RoleChip } from './user-chips';
import { UserEditLink } from './user-edit-link';
import { UserMenu } from './user-menu';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  min-inline-size: 0;
`;
const SpreadRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-8) var(--space-12);
`;
/** The name shrinks to leave room for the menu next to it. */
const Header = styled(SpreadRow)`
  flex-wrap: nowrap;
  & > :first-child {
    flex: 1;
  }
  & a {
    display: inline-block;
    min-block-size: 24px;
    color: inherit;
  }
`;

interface UserCardProps {
  user: User;
  actor: UserActor | undefined;
}

/** A member of staff: name, role, status, last seen. */
export function UserCard({ user, actor }: UserCardProps) {
  return (
    <Stack>
      <Header>
        <UserCell user={user} />
        <RowActions>
          <UserEditLink user={user} />
          <UserMenu user={user} actor={actor} />
        </RowActions>
      </Header>
      <SpreadRow>
        <RoleChip role={user.role} />
        <StatusCell user={user} />
      </SpreadRow>
      <SpreadRow>
        <PhoneCell user={user} />
        <LastSeenCell user={user} />
      </SpreadRow>
    </Stack>
  );
}
