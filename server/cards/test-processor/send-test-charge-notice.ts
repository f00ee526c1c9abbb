import type { ServerContext } from '../../context';
import { receiveCardNotice } from '../receive-card-notice';
import { isTestProcessor } from './test-card-processor';

/** The test processor sends a charge's notice, as a real one calls `receiveCardNotice`. */
export async function sendTestChargeNotice(
  context: ServerContext,
  { key, times }: { readonly key: string; readonly times: number },
): Promise<void> {
  const { cardProcessor } = context;
  if (!isTestProcessor(cardProcessor)) return;
  const notice = await cardProcessor.noticeOf(key);
  for (let sent = 0; notice && sent < times; sent += 1) await receiveCardNotice(context, notice);
}
