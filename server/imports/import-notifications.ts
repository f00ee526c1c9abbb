import type { Tx } from '../context';
import { notifyStaff } from '../notifications/notify-staff';
import type { ImportJobRow } from './import-jobs.repository';

/**
 * Notifies the users who may import of a run's result. A dry run sends nothing, because its user
 * watches it.
 */
export async function notifyImportFinished(
  tx: Tx,
  job: ImportJobRow,
  status: ImportJobRow['status'] | undefined,
  now: Date,
): Promise<void> {
  if (job.dryRun || (status !== 'finished' && status !== 'failed')) return;
  const { storeId, fileName, id: entityId } = job;
  const about = { storeId, entityType: 'import', entityId, now } as const;
  const roles = ['store_admin', 'store_manager'] as const;
  if (status === 'failed') {
    await notifyStaff(tx, { ...about, roles, template: 'importFailed', parameters: { fileName } });
    return;
  }
  const { productsCreated: created, productsUpdated: updated, productsFailed: failed } = job;
  const parameters = { fileName, created, updated, failed };
  await notifyStaff(tx, { ...about, roles, template: 'importFinished', parameters });
}
