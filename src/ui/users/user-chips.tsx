import type { Role } from '#domain/permissions/permissions';
import type { InvitationState } from '#domain/users/invitation';
import { staffGroupOf } from '#domain/users/participation';
import type { User } from '#openapi/types.generated';
import ArchiveIcon from '~icons/solar/archive-bold';
import CheckIcon from '~icons/solar/check-circle-bold';
import ClockIcon from '~icons/solar/clock-circle-bold';
import LetterIcon from '~icons/solar/letter-bold';
import InactiveIcon from '~icons/solar/minus-circle-bold';
import AdminIcon from '~icons/solar/shield-user-bold';
import UserIcon from '~icons/solar/user-bold';
import ManagerIcon from '~icons/solar/user-check-bold';
import { StatusChip } from '../kit/feedback/chip';
import type { Tone } from '../kit/feedback/tone';
import type { IconType } from '../kit/icon';
import { useText } from '../text/use-text';

const ROLE_CHIPS: Record<Role, { tone: Tone; icon: IconType }> = {
  store_admin: { tone: 'info', icon: AdminIcon },
  store_manager: { tone: 'success', icon: ManagerIcon },
  store_user: { tone: 'neutral', icon: UserIcon },
};

/** The user's role in the store. */
export function RoleChip({ role }: { role: Role }) {
  const t = useText('shell');
  return <StatusChip {...ROLE_CHIPS[role]}>{t(`roles.${role}`)}</StatusChip>;
}

const INVITATION_CHIPS: Record<InvitationState, { tone: Tone; icon: IconType }> = {
  pending: { tone: 'info', icon: LetterIcon },
  expired: { tone: 'warning', icon: ClockIcon },
  withdrawn: { tone: 'neutral', icon: LetterIcon },
};

const STATUS_CHIPS = {
  active: { tone: 'success', icon: CheckIcon },
  inactive: { tone: 'neutral', icon: InactiveIcon },
  archived: { tone: 'neutral', icon: ArchiveIcon },
} as const;

type ShownStatus = Pick<User, 'status' | 'invitation'> & Partial<Pick<User, 'isArchived'>>;

/** The user's status, the archive, or the state of their pending invitation. */
export function UserStatusChip({ user }: { user: ShownStatus }) {
  const t = useText('users');
  const { status, invitation, isArchived = false } = user;
  const group = staffGroupOf({ status, isArchived, isInvited: invitation !== null });
  if (group !== 'invited') {
    return <StatusChip {...STATUS_CHIPS[group]}>{t(`status.${group}`)}</StatusChip>;
  }
  return (
    invitation && (
      <StatusChip {...INVITATION_CHIPS[invitation.state]}>
        {t(`invitation.${invitation.state}`)}
      </StatusChip>
    )
  );
}
