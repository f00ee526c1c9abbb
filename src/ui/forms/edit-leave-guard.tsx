import type { FormValues } from '#application/editing/edited-record';
import { LeaveGuard } from '../kit/form/leave-guard';
import { useText } from '../text/use-text';
import type { EditedValues } from './use-edited-values';

/** Asks before unsaved changes are left: stay, leave them as a draft, or discard them. */
export function EditLeaveGuard<Values extends FormValues>({
  edited,
  byTab,
}: {
  edited: EditedValues<Values>;
  /** The form is one of several tabs, which are named in the address. */
  byTab?: boolean | undefined;
}) {
  const t = useText('forms');
  return (
    <LeaveGuard
      active={edited.isChanged}
      byTab={byTab}
      title={t('leave.title')}
      description={t('leave.text')}
      stayLabel={t('leave.stay')}
      keepLabel={t('leave.keep')}
      discardLabel={t('leave.discard')}
      onKeep={edited.saveDraftNow}
      onDiscard={edited.discard}
    />
  );
}
