import type { ListUsersApiArg } from '#application/api/users-endpoints.generated';
import {
  BULK_USER_ACTION,
  BULK_USER_KINDS,
  type BulkUser,
  type BulkUserKind,
} from '#domain/users/bulk-user';
import { permissionFor } from '#domain/users/user-lifecycle';
import UnarchiveIcon from '~icons/solar/archive-up-linear';
import ActivateIcon from '~icons/solar/check-circle-linear';
import TrashIcon from '~icons/solar/trash-bin-minimalistic-linear';
import DeactivateIcon from '~icons/solar/user-block-linear';
import type { BulkOutcome } from '../bulk/bulk-process';
import { Button } from '../kit/button';
import type { IconType } from '../kit/icon';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import type { SelectedRecords } from '../lists/use-list-selection';
import { usePermissions } from '../portal-context/use-permissions';
import { useText } from '../text/use-text';

const BulkDialog = lazyComponent(
  () => import(/* webpackChunkName: 'bulk-dialog' */ '../bulk/bulk-dialog'),
  'BulkDialog',
);

const ICONS: Record<BulkUserKind, IconType> = {
  activateUsers: ActivateIcon,
  deactivateUsers: DeactivateIcon,
  archiveUsers: TrashIcon,
  unarchiveUsers: UnarchiveIcon,
};

interface UserBulkBarProps {
  /** The selected users are archived: they can only be unarchived. */
  archived: boolean;
  onAsk: (kind: BulkUserKind) => void;
}

/** The actions on the selected users that their place and the role allow. */
export function UserBulkBar({ archived, onAsk }: UserBulkBarProps) {
  const t = useText('bulk');
  const permissions = usePermissions();
  const offered = BULK_USER_KINDS.filter(
    (kind) =>
      (kind === 'unarchiveUsers') === archived &&
      permissions.has(permissionFor(BULK_USER_ACTION[kind])),
  );
  return offered.map((kind) => (
    <Button key={kind} variant="quiet" size="small" icon={ICONS[kind]} onClick={() => onAsk(kind)}>
      {t(`bar.${kind}`)}
    </Button>
  ));
}

/** The requested action, and its users. */
export interface UserBulkRequest {
  readonly kind: BulkUserKind;
  readonly chosen: SelectedRecords<BulkUser, ListUsersApiArg>;
  readonly count: number;
}

interface UserBulkWorkProps extends BulkOutcome {
  request: UserBulkRequest;
}

/** The bulk dialog, from the dry run to the results. */
export function UserBulkWork({ request, ...outcome }: UserBulkWorkProps) {
  const { kind, chosen, count } = request;
  return (
    <Deferred>
      <BulkDialog request={{ kind, chosen }} count={count} {...outcome} />
    </Deferred>
  );
}
