import type { ServerContext } from '../context';
import { forbidden, notFound } from '../http/problem-error';
import type { SignedNotice } from '../ports/card-processor.port';
import { recordCardResponse } from './card-payments';

/**
 * Records a processor's notice. Of repeated notices, the first response counts.
 * @throws ProblemError 404 when cards are not accepted, or of an unknown payment; 403 when it is
 *   not signed
 */
export async function receiveCardNotice(
  { database, cardProcessor, clock }: Pick<ServerContext, 'database' | 'cardProcessor' | 'clock'>,
  signed: SignedNotice,
): Promise<void> {
  if (!cardProcessor) throw notFound();
  const notice = cardProcessor.readNotice(signed);
  if (!notice) throw forbidden();
  if (!(await recordCardResponse(database, notice.payment, notice.response, clock())))
    throw notFound();
}
