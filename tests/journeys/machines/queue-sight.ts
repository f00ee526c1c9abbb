import { expect, type Page } from '@playwright/test';
import type { OfflineQueueSight } from '../../support/machine-scripts/offline-queue.script';

const WAITS = '1 action attend la connexion';
const REFUSED = /^\d commandes? à revoir$/;

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
  const opener = page.getByRole('button', { name: conflicts > 0 ? REFUSED : WAITS });
  const tray = page.getByRole('dialog', { name: 'Actions en attente d’envoi' });
  if (isSending) await expect.poll(isHeld).toBe(true);
  if (!waits && conflicts === 0) {
    await expect(opener).toHaveCount(0);
    await expect(tray).toHaveCount(0);
    return;
  }
  if (!(await tray.isVisible())) await opener.click();
  await expect(tray.getByRole('listitem')).toHaveCount(waits ? 1 : 0);
  await expect(tray.getByRole('button', { name: 'J’ai compris' })).toHaveCount(conflicts);
  if (!waits) return;
  const send = tray.getByRole('button', { name: /^Envoyer maintenant/ });
  if (isSending) await expect(send).toHaveAttribute('aria-busy', 'true');
  const remove = tray.getByRole('button', { name: /Ne pas envoyer/ });
  await expect(remove).toBeEnabled({ enabled: isOpen });
};
