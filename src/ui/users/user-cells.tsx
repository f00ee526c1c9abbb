import { Link } from 'react-router';
import { styled } from 'styled-components';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import { staffGroupOf } from '#domain/users/participation';
import type { User } from '#openapi/types.generated';
import { Avatar } from '../kit/avatar';
import { Chip } from '../kit/feedback/chip';
import { NameText } from '../kit/name-text';
import { profilePath } from '../links/user-path';
import { Muted, Strong, TwoLineCell } from '../lists/cells';
import { useNow } from '../lists/use-now';
import { useCurrentUser } from '../portal-context/use-current-user';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { UserStatusChip } from './user-chips';
import { nameOf } from './user-name';

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
const Truncated = styled(Muted)`
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
  const own = useCurrentUser();
  const path = profilePath(user);
  const name = nameOf(user);
  return (
    <Person>
      <Avatar name={name} />
      <TwoLineCell data-lines="">
        <Name>
          <Strong dir="auto" title={name}>
            <Link to={path}>
              <NameText>{name}</NameText>
            </Link>
          </Strong>
          {own?.id === user.id && <Chip tone="info">{t('you')}</Chip>}
        </Name>
        <Truncated dir="ltr" title={user.email}>
          {user.email}
        </Truncated>
      </TwoLineCell>
    </Person>
  );
}

const Phone = styled.bdi`
  white-space: nowrap;
`;

/** The phone number in Moroccan format, in one line. */
export function PhoneCell({ user: { phoneNumber } }: CellProps) {
  const t = useText('users');
  if (!phoneNumber) return <Muted>{t('noPhone')}</Muted>;
  return <Phone dir="ltr">{formatPhoneNumber(phoneNumber)}</Phone>;
}

/** When the user was last seen. */
export function LastSeenCell({ user: { lastSeenAt } }: CellProps) {
  const t = useText('users');
  const format = useFormat();
  const now = useNow();
  if (!lastSeenAt) return <Muted>{t('neverSeen')}</Muted>;
  return <time dateTime={lastSeenAt}>{format.moment(lastSeenAt, now)}</time>;
}

/** The user's status; for an invited user, the expiry of their link. */
export function StatusCell({ user }: CellProps) {
  const t = useText('users');
  const format = useFormat();
  const { invitation, status, isArchived } = user;
  const text = () => {
    const group = staffGroupOf({ status, isArchived, isInvited: invitation !== null });
    if (!invitation || group !== 'invited') return null;
    const { expiresAt } = invitation;
    if (expiresAt === null) return t('invitation.none');
    const date = format.date(expiresAt);
    return t(invitation.state === 'pending' ? 'invitation.until' : 'invitation.ended', { date });
  };
  const until = text();
  return (
    <TwoLineCell data-lines="">
      <span>
        <UserStatusChip user={user} />
      </span>
      {until && <Muted>{until}</Muted>}
    </TwoLineCell>
  );
}
