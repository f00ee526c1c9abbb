import { expect, type Page } from '@playwright/test';
import type { OfflineQueueViewState } from '../../support/machine-models/offline-queue.model';
import { exactText, textPattern, textStart } from './translated-text';

/** The contents of the queue as counted on the page. */
export interface ExpectedQueue {
  readonly waits: boolean;
  /** Orders with actions that the server refused. */
  readonly conflicts: number;
}

/**
 * Asserts that the page shows the expected view state: whether it is sending, the entries of the
 * tray and its buttons. An empty queue is not shown.
 */
export async function expectQueueViewState(
  page: Page,
  { isSending, isOpen }: OfflineQueueViewState,
  { waits, conflicts }: ExpectedQueue,
  isHeld: () => boolean,
): Promise<void> {
  const told =
    conflicts > 0
      ? textPattern('orders:queue.refused', { count: conflicts })
      : textPattern('orders:queue.waiting', { count: 1 });
  const opener = page.getByRole('button', { name: told });
  const tray = page.getByRole('dialog', { name: exactText('orders:queue.title') });
  if (isSending) await expect.poll(isHeld).toBe(true);
  if (!waits && conflicts === 0) {
    await expect(opener).toHaveCount(0);
    await expect(tray).toHaveCount(0);
    return;
  }
  if (!(await tray.isVisible())) await opener.click();
  await expect(tray.getByRole('listitem')).toHaveCount(waits ? 1 : 0);
  const understood = tray.getByRole('button', { name: exactText('orders:conflict.acknowledge') });
  await expect(understood).toHaveCount(conflicts);
  if (!waits) return;
  const send = tray.getByRole('button', { name: textStart('orders:queue.send') });
  if (isSending) await expect(send).toHaveAttribute('aria-busy', 'true');
  const remove = tray.getByRole('button', { name: textStart('orders:queue.remove') });
  await expect(remove).toBeEnabled({ enabled: isOpen });
}
