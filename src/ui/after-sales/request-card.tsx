import { Link } from 'react-router';
import { Muted } from '../kit/table/columns';
import { requestPath } from '../links/request-path';
import { CardLine, CardLines, CardNames, CardStrong } from '../lists/card.styles';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { RequestActor } from './request-actors';
import { AnswerByCell, clientNameOf } from './request-cells';
import type { RequestKind, RequestSummary } from './request-kinds';
import { RequestRowActions } from './request-row-actions';
import { RequestStatusChip } from './request-status-chip';

interface RequestCardProps {
  kind: RequestKind;
  request: RequestSummary;
  actor: RequestActor | undefined;
  now: Date;
}

/** A request on a phone: client, reason, deadline, and the next step at the bottom. */
export function RequestCard({ kind, request, actor, now }: RequestCardProps) {
  const t = useText('requests');
  const format = useFormat();
  return (
    <CardLines>
      <CardLine>
        <CardNames>
          <CardStrong>
            <Link to={requestPath(kind, request)}>
              <bdi>{clientNameOf(request)}</bdi>
            </Link>
          </CardStrong>
          <Muted>
            <bdi>{request.number}</bdi> · {t(`reasons.${request.reasonCode}`)}
          </Muted>
        </CardNames>
        {request.refundTotal > 0 && (
          <CardStrong>
            <bdi>{format.money(request.refundTotal)}</bdi>
          </CardStrong>
        )}
      </CardLine>
      <CardLine $between>
        <RequestStatusChip status={request.status} />
        {request.deadlineAt && <AnswerByCell request={request} now={now} />}
      </CardLine>
      <RequestRowActions kind={kind} request={request} actor={actor} wide />
    </CardLines>
  );
}
