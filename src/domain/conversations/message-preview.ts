import { summaryOf } from '../text/summary';

/** Characters of a message that a list shows. */
const PREVIEW_LENGTH = 160;

/**
 * What a list shows of a message.
 * @param content plain text or cleaned HTML
 */
export function messagePreview(content: string): string {
  return summaryOf(content, PREVIEW_LENGTH);
}
