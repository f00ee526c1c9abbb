import type { FormValues } from '#application/editing/edited-record';
import { LeaveGuard } from '../kit/form/leave-guard';
import { useText } from '../text/use-text';
import type { EditedValues } from './use-edited-values';

/** Asks before one leaves what is not saved: stay, leave it as a draft, or throw it away. */
export function EditLeaveGuard<Values extends FormValues>({
  edited,
  byTab,
}: {
  edited: EditedValues<Values>;
  /** The form is one tab of several, which the address names. */
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
