import { toasts } from '../kit/feedback/toast-store';
import { useLatest } from '../kit/use-latest';
import { useRecordActors } from '../lists/use-record-actors';
import { useApplication } from '../portal-context/application-context';
import { useText } from '../text/use-text';
import { createUserActors, type UserActors, type UserOutcome, type UserRow } from './user-actors';

/**
 * The actors of the shown users; shows the result of each action (specification, section 8).
 * @param onDone called after an action has taken effect
 */
export function useUserActors(users: readonly UserRow[], onDone?: () => void): UserActors {
  const application = useApplication();
  const t = useText('users');
  const showOutcome = useLatest(({ action }: UserOutcome) => {
    toasts.show({ title: t(`toast.${action}`) });
    onDone?.();
  });
  return useRecordActors(users, () =>
    createUserActors(application, (outcome) => showOutcome.current(outcome)),
  );
}
