import { expect, type Page } from '@playwright/test';
import type { OfflineQueueSight } from '../../support/machine-scripts/offline-queue.script';
import { beginning, saying, says } from './spoken';

/** What is in the queue, as a seller counts it. */
export interface QueueStanding {
  readonly waits: boolean;
  /** Orders of which the server did not take something. */
  readonly conflicts: number;
}

/**
 * Holds the page against a sight: what is on its way, what the tray lists, and what can be done there.
 * Nothing of the queue is shown while it is empty.
 */
export const expectQueueSight = async (
  page: Page,
  { isSending, isOpen }: OfflineQueueSight,
  { waits, conflicts }: QueueStanding,
  isHeld: () => boolean,
): Promise<void> => {
  const told =
    conflicts > 0
      ? saying('orders:queue.refused', { count: conflicts })
      : saying('orders:queue.waiting', { count: 1 });
  const opener = page.getByRole('button', { name: told });
  const tray = page.getByRole('dialog', { name: says('orders:queue.title') });
  if (isSending) await expect.poll(isHeld).toBe(true);
  if (!waits && conflicts === 0) {
    await expect(opener).toHaveCount(0);
    await expect(tray).toHaveCount(0);
    return;
  }
  if (!(await tray.isVisible())) await opener.click();
  await expect(tray.getByRole('listitem')).toHaveCount(waits ? 1 : 0);
  const understood = tray.getByRole('button', { name: says('orders:conflict.acknowledge') });
  await expect(understood).toHaveCount(conflicts);
  if (!waits) return;
  const send = tray.getByRole('button', { name: beginning('orders:queue.send') });
  if (isSending) await expect(send).toHaveAttribute('aria-busy', 'true');
  const remove = tray.getByRole('button', { name: beginning('orders:queue.remove') });
  await expect(remove).toBeEnabled({ enabled: isOpen });
};
