import type { DatabaseAccess } from './context';
import { migrateDatabase } from './database/migrate';
import { hasStore } from './demo/has-store';
import { loadReferenceData } from './seeding/load-reference';

/** What a database gets before it is used. */
export interface Preparation {
  /** Whether an empty database gets the demo stores. */
  readonly seedDemo: boolean;
  /** Where the pictures of the demo are copied to. */
  readonly mediaDir: string;
}

/**
 * Migrates the database and adds the marketplace's own rows and, if wanted, the demo. Several
 * processes may do so at once.
 * @throws StartupError when the database can't be used
 */
export async function prepareDatabase(
  { seedDemo, mediaDir }: Preparation,
  database: DatabaseAccess,
  url: string,
): Promise<void> {
  await migrateDatabase(url);
  await loadReferenceData(database);
  if (seedDemo && !(await hasStore(database.db))) {
    const { seedDemoStore } = await import('./demo/seed');
    await seedDemoStore(database, new Date(), { mediaDir });
  }
}
