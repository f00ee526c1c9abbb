import { useParams } from 'react-router';
import { useGetCancellationQuery } from '#application/api/cancellations-endpoints.generated';
import { useGetReturnQuery } from '#application/api/returns-endpoints.generated';
import { cancellationStatusesAhead } from '#domain/cancellations/cancellation-steps';
import { isReturnContested, returnStatusesAhead } from '#domain/returns/return-steps';
import { LinkedTasks } from '../../records/linked-tasks';
import { AnswerDeadline } from './answer-deadline';
import { CancellationReason, CancelledItems } from './cancellation-cards';
import { RequestCards } from './request-cards';
import { RequestPage } from './request-page';
import { ReturnedItems, ReturnReason } from './return-cards';

/**
 * `/dashboard/returns/{id}`: the returned items, the reason, the receipt, and the client's refund.
 */
export function ReturnPage() {
  const { returnId = '' } = useParams();
  const query = useGetReturnQuery({ returnId });
  return (
    <RequestPage key={returnId} kind="returns" id={returnId} query={query}>
      {(record) => (
        <RequestCards
          request={record}
          deadline={<AnswerDeadline kind="returns" request={record} />}
          lineItems={<ReturnedItems record={record} />}
          reason={<ReturnReason record={record} />}
          tasks={<LinkedTasks kind="return" id={record.id} />}
          returnId={record.id}
          upcoming={returnStatusesAhead(record.status)}
          isWrong={isReturnContested}
        />
      )}
    </RequestPage>
  );
}

/**
 * `/dashboard/cancellations/{id}`: the cancelled items, author and reason, and the client's refund.
 */
export function CancellationPage() {
  const { cancellationId = '' } = useParams();
  const query = useGetCancellationQuery({ cancellationId });
  return (
    <RequestPage key={cancellationId} kind="cancellations" id={cancellationId} query={query}>
      {(record) => (
        <RequestCards
          request={record}
          deadline={<AnswerDeadline kind="cancellations" request={record} />}
          lineItems={<CancelledItems record={record} />}
          reason={<CancellationReason record={record} />}
          tasks={null}
          upcoming={cancellationStatusesAhead(record.status)}
          isWrong={(status) => status === 'refused'}
        />
      )}
    </RequestPage>
  );
}
