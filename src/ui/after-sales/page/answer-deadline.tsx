import { DeadlineRow } from '../../records/deadline-row';
import { useText } from '../../text/use-text';
import type { ClientRequest, RequestKind } from '../request-kinds';

/** The deadline for the answer, and what happens without one. Nothing if there is none. */
export function AnswerDeadline({ kind, request }: { kind: RequestKind; request: ClientRequest }) {
  const t = useText('requests');
  const { createdAt, deadlineAt } = request;
  if (!deadlineAt) return null;
  return (
    <DeadlineRow
      kind="request"
      from={new Date(createdAt)}
      until={new Date(deadlineAt)}
      title={(texts, isLate) => t(isLate ? 'deadline.late' : 'deadline.due', texts)}
    >
      {t(`${kind}.otherwise`)}
    </DeadlineRow>
  );
}
