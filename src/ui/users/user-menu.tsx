import type { UserActionsEvent } from '#application/users/user-actions.machine';
import type { Permission } from '#domain/permissions/permissions';
import { type UserRefusal, userRefusal } from '#domain/users/user-lifecycle';
import type { User, UserAction } from '#openapi/types.generated';
import UnarchiveIcon from '~icons/solar/archive-up-linear';
import ActivateIcon from '~icons/solar/check-circle-linear';
import ResendIcon from '~icons/solar/letter-linear';
import WithdrawIcon from '~icons/solar/letter-opened-linear';
import EditIcon from '~icons/solar/pen-2-linear';
import TrashIcon from '~icons/solar/trash-bin-minimalistic-linear';
import DeactivateIcon from '~icons/solar/user-block-linear';
import ProfileIcon from '~icons/solar/user-id-linear';
import type { IconType } from '../kit/icon';
import { Menu, type MenuItem } from '../kit/overlays/menu';
import { profilePath, userEditPath } from '../links/user-path';
import { useCurrentUser } from '../portal-context/use-current-user';
import { usePermissions } from '../portal-context/use-permissions';
import { useText } from '../text/use-text';
import type { UserActor } from './user-actors';
import { nameOf } from './user-name';

const ACTIONS: Record<UserAction, { icon: IconType; event: UserActionsEvent }> = {
  activate: { icon: ActivateIcon, event: { type: 'user.activate' } },
  deactivate: { icon: DeactivateIcon, event: { type: 'user.deactivate' } },
  resendInvitation: { icon: ResendIcon, event: { type: 'invitation.resend' } },
  withdrawInvitation: { icon: WithdrawIcon, event: { type: 'invitation.withdraw' } },
  archive: { icon: TrashIcon, event: { type: 'user.archive' } },
  unarchive: { icon: UnarchiveIcon, event: { type: 'user.unarchive' } },
};

const ACTION_ORDER: readonly UserAction[] = [
  'activate',
  'deactivate',
  'resendInvitation',
  'withdrawInvitation',
  'archive',
  'unarchive',
];

/**
 * Refusals that hide an action. For other refusals, the action is disabled and shows the reason.
 */
const HIDDEN_REFUSALS: readonly UserRefusal[] = [
  'wrong_status',
  'not_invited',
  'no_permission',
  'archived',
];

interface UserMenuProps {
  user: User;
  actor: UserActor | undefined;
}

/** The actions on a member of staff, with the reason why one is disabled. */
export function UserMenu({ user, actor }: UserMenuProps) {
  const t = useText('users');
  const own = useCurrentUser();
  const permissions = usePermissions() as ReadonlySet<Permission>;
  if (!actor) return null;
  const standing = {
    ...user,
    isSelf: own?.id === user.id,
    invitation: user.invitation?.state ?? null,
  };
  const actions = ACTION_ORDER.flatMap((action): MenuItem[] => {
    const refusal = userRefusal(standing, action, permissions);
    if (refusal && HIDDEN_REFUSALS.includes(refusal)) return [];
    return [
      {
        id: action,
        label: t(`actions.${action}`),
        icon: ACTIONS[action].icon,
        ...(refusal && { disabledReason: t(`refusal.${refusal}`) }),
        ...(action === 'archive' && { danger: true, separated: true }),
      },
    ];
  });
  const edit: MenuItem[] =
    permissions.has('users.manage') && !user.isArchived
      ? [{ id: 'edit', label: t('actions.edit'), icon: EditIcon, href: userEditPath(user) }]
      : [];
  return (
    <Menu
      label={t('actions.menu', { name: nameOf(user) })}
      items={[
        { id: 'profile', label: t('actions.profile'), icon: ProfileIcon, href: profilePath(user) },
        ...edit,
        ...actions,
      ]}
      onAction={(id) => {
        const action = ACTION_ORDER.find((one) => one === id);
        if (action) actor.send(ACTIONS[action].event);
      }}
      size="small"
    />
  );
}
