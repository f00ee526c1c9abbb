import type { LeavingEvent } from '#application/editing/form-states';
import { LeaveGuard } from '../kit/form/leave-guard';
import { useText } from '../text/use-text';

interface ProcessLeaveGuardProps {
  /** A process that confirms leaving. */
  edit: {
    readonly snapshot: { matches(state: 'leaving' | 'left'): boolean };
    readonly send: (event: LeavingEvent) => void;
  };
  /** Whether there are unsaved changes. */
  active: boolean;
  changes: object;
  onBeforeUnload: () => void;
}

/**
 * Asks before unsaved changes are left, and sends the choice to the process: stay, keep a draft, or
 * discard.
 */
export function ProcessLeaveGuard(props: ProcessLeaveGuardProps) {
  const { edit, active, changes, onBeforeUnload } = props;
  const { snapshot, send } = edit;
  const t = useText('forms');
  const isAsked = snapshot.matches('leaving');
  return (
    <LeaveGuard
      active={active}
      title={t('leave.title')}
      description={t('leave.text')}
      stayLabel={t('leave.stay')}
      keepLabel={t('leave.keep')}
      discardLabel={t('leave.discard')}
      onAsk={() => send({ type: 'page.leave', changes: { ...changes } })}
      onStay={() => send({ type: 'leave.stay' })}
      onKeep={() => (isAsked ? send({ type: 'leave.keep' }) : onBeforeUnload())}
      onDiscard={() => send({ type: 'leave.discard' })}
      isSaving={snapshot.matches('left')}
    />
  );
}
