import type { ServerContext } from '../../context';
import { takeCardNotice } from '../take-card-notice';
import { isTestProcessor } from './test-card-processor';

/** The test processor tells of a charge by itself, as a real one calls `receiveCardNotice`. */
export const tellOfTestCharge = async (
  context: ServerContext,
  { key, times }: { readonly key: string; readonly times: number },
): Promise<void> => {
  const { cards } = context;
  if (!isTestProcessor(cards)) return;
  const notice = await cards.noticeOf(key);
  for (let told = 0; notice && told < times; told += 1) await takeCardNotice(context, notice);
};
