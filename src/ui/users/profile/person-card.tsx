import { styled } from 'styled-components';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import type { User } from '#openapi/types.generated';
import { Avatar } from '../../kit/avatar';
import { Card } from '../../kit/layout/card';
import { FactRow, FactRows } from '../../kit/layout/fact-rows';
import { useNow } from '../../lists/use-now';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { RoleChip, UserStatusChip } from '../user-chips';
import { nameOf } from '../user-name';

const Header = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-8);
  margin-block-end: var(--space-20);
  text-align: center;
  & > h2 {
    overflow-wrap: anywhere;
  }
`;
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-8);
`;

/** The user from the session, or a member of staff from the list. */
export type Person = Pick<
  User,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'userName'
  | 'email'
  | 'phoneNumber'
  | 'role'
  | 'status'
  | 'lastSeenAt'
  | 'createdAt'
> &
  Partial<Pick<User, 'invitation' | 'isArchived'>>;

/** A user's name, role and contact details. */
export function PersonCard({ person }: { person: Person }) {
  const t = useText('users');
  const account = useText('account');
  const format = useFormat();
  const now = useNow();
  const { phoneNumber, lastSeenAt, invitation = null, status, isArchived = false } = person;
  return (
    <Card>
      <Header>
        <Avatar name={nameOf(person)} size={80} />
        <h2>
          <bdi>{nameOf(person)}</bdi>
        </h2>
        <Chips>
          <RoleChip role={person.role} />
          <UserStatusChip user={{ status, invitation, isArchived }} />
        </Chips>
      </Header>
      <FactRows>
        <FactRow name={account('fields.userName')}>
          <bdi>{person.userName}</bdi>
        </FactRow>
        <FactRow name={account('fields.email')}>
          <bdi>{person.email}</bdi>
        </FactRow>
        <FactRow name={account('fields.phoneNumber')}>
          {phoneNumber ? <bdi dir="ltr">{formatPhoneNumber(phoneNumber)}</bdi> : t('noPhone')}
        </FactRow>
        <FactRow name={t('profile.lastSeen')}>
          {lastSeenAt ? format.moment(lastSeenAt, now) : t('neverSeen')}
        </FactRow>
        <FactRow name={t('profile.since')}>{format.date(person.createdAt)}</FactRow>
      </FactRows>
    </Card>
  );
}
