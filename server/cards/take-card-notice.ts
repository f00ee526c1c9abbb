import type { ServerContext } from '../context';
import { forbidden, notFound } from '../http/problem-error';
import { noteCardAnswer } from './card-payments';
import type { SignedNotice } from './card-processor.port';

/**
 * Notes what the processor tells by itself. However often it does, the first answer counts.
 * @throws ProblemError 404 when cards are not taken, or of an unknown payment; 403 when it is not signed
 */
export const takeCardNotice = async (
  { database, cards, clock }: Pick<ServerContext, 'database' | 'cards' | 'clock'>,
  signed: SignedNotice,
): Promise<void> => {
  if (!cards) throw notFound();
  const notice = cards.readNotice(signed);
  if (!notice) throw forbidden();
  if (!(await noteCardAnswer(database, notice.payment, notice.answer, clock()))) throw notFound();
};
