import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { User } from '#application/api/users-endpoints.generated';
import { shownPhoneNumber } from '#domain/contact/phone-number';
import { usePreload } from '../app/route-table';
import { useOwnUser } from '../app/use-own-user';
import { Avatar } from '../kit/avatar';
import { Chip } from '../kit/chip';
import { Quiet, Strong, Two } from '../lists/cells';
import { useNow } from '../lists/use-now';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { UserStatusChip } from './user-chips';
import { hueOf, nameOf } from './user-name';
import { profilePath } from './user-path';

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-inline-size: 0;
`;
const Name = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-inline-size: 0;
`;
const Cut = styled(Quiet)`
  align-self: flex-start;
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
`;

interface CellProps {
  user: User;
}

/** Initials, name and e-mail; the name leads to the profile. */
export function UserCell({ user }: CellProps) {
  const t = useText('users');
  const preload = usePreload();
  const own = useOwnUser();
  const path = profilePath(user);
  const name = nameOf(user);
  return (
    <Person>
      <Avatar name={name} hue={hueOf(user)} />
      <Two data-lines="">
        <Name>
          <Strong title={name}>
            <Link to={path} {...preload(path)}>
              <bdi>{name}</bdi>
            </Link>
          </Strong>
          {own?.id === user.id && <Chip tone="info">{t('you')}</Chip>}
        </Name>
        <Cut dir="ltr" title={user.email}>
          {user.email}
        </Cut>
      </Two>
    </Person>
  );
}

/** The phone as it is said in Morocco. */
export function PhoneCell({ user: { phoneNumber } }: CellProps) {
  const t = useText('users');
  if (!phoneNumber) return <Quiet>{t('noPhone')}</Quiet>;
  return <bdi dir="ltr">{shownPhoneNumber(phoneNumber)}</bdi>;
}

/** When somebody was last seen. */
export function LastSeenCell({ user: { lastSeenAt } }: CellProps) {
  const t = useText('users');
  const format = useFormat();
  const now = useNow();
  if (!lastSeenAt) return <Quiet>{t('neverSeen')}</Quiet>;
  return <time dateTime={lastSeenAt}>{format.moment(lastSeenAt, now)}</time>;
}

/** Whether somebody may enter; of who was invited, until when his link is good. */
export function StatusCell({ user }: CellProps) {
  const t = useText('users');
  const format = useFormat();
  const { invitation, status } = user;
  const words = () => {
    if (!invitation || status !== 'active') return null;
    const { expiresAt } = invitation;
    if (expiresAt === null) return t('invitation.none');
    const date = format.date(expiresAt);
    return t(invitation.state === 'pending' ? 'invitation.until' : 'invitation.ended', { date });
  };
  const until = words();
  return (
    <Two data-lines="">
      <span>
        <UserStatusChip user={user} />
      </span>
      {until && <Quiet>{until}</Quiet>}
    </Two>
  );
}
