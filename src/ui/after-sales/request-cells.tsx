import { Link } from 'react-router';
import { orderPath } from '../links/order-path';
import { requestPath } from '../links/request-path';
import { DueCell, Muted, NameLine, NothingDue, Strong, TwoLineCell } from '../lists/cells';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { RequestKind, RequestSummary } from './request-kinds';

interface CellProps {
  request: RequestSummary;
  now: Date;
}

/** Its number, and since when it has been waiting. */
export function RequestCell({ kind, request, now }: CellProps & { kind: RequestKind }) {
  const format = useFormat();
  const path = requestPath(kind, request);
  return (
    <TwoLineCell data-lines="">
      <Strong>
        <Link to={path}>
          <bdi>{request.number}</bdi>
        </Link>
      </Strong>
      <Muted>{format.moment(request.createdAt, now)}</Muted>
    </TwoLineCell>
  );
}

export function clientNameOf({ client }: RequestSummary): string {
  return `${client.firstName} ${client.lastName}`;
}

/** Its order and client. */
export function OrderOfCell({ request }: { request: RequestSummary }) {
  return (
    <TwoLineCell data-lines="">
      <NameLine>{clientNameOf(request)}</NameLine>
      <Muted>
        <Link to={orderPath({ id: request.orderId })}>
          <bdi>#{request.orderNumber}</bdi>
        </Link>
      </Muted>
    </TwoLineCell>
  );
}

/** The reason, the number of pieces, and their actual or expected refund. */
export function ReasonCell({ request }: { request: RequestSummary }) {
  const t = useText('requests');
  const format = useFormat();
  const { refundTotal, piecesCount } = request;
  const reason = t(`reasons.${request.reasonCode}`);
  return (
    <TwoLineCell data-lines="">
      <Strong title={reason}>{reason}</Strong>
      <Muted>
        {t('pieces', { count: piecesCount })}
        {refundTotal > 0 && (
          <>
            {' · '}
            <bdi>{format.money(refundTotal)}</bdi>
          </>
        )}
      </Muted>
    </TwoLineCell>
  );
}

/** The deadline for the answer. */
export function AnswerByCell({
  request,
  now,
}: {
  request: Pick<RequestSummary, 'deadlineAt'>;
  now: Date;
}) {
  const t = useText('requests');
  const format = useFormat();
  const { deadlineAt } = request;
  if (!deadlineAt) return <NothingDue />;
  return (
    <DueCell kind="request" at={deadlineAt} now={now}>
      {t('deadline.answerBefore', { time: format.deadline(deadlineAt, now) })}
    </DueCell>
  );
}
