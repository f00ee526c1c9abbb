import type { DatabaseAccess } from './context';
import { migrateDatabase } from './database/migrate';
import type { DemoContent } from './demo/demo-content';
import { hasStore } from './demo/has-store';
import { loadReferenceData } from './seeding/load-reference';

/** What a database gets before it is used. */
export interface Preparation {
  /** Whether an empty database gets the demo stores. */
  readonly seedDemo: boolean;
  /** Where the pictures of the demo are copied to. */
  readonly mediaDir: string;
}

/** Computes the demo: also without a database, while PostgreSQL makes one. */
export function computeDemo(): Promise<DemoContent> {
  const computed = import('./demo/demo-content').then(({ demoContent }) => demoContent(new Date()));
  // Its failure is reported when the demo is written.
  computed.catch(() => undefined);
  return computed;
}

/**
 * Migrates the database and adds the marketplace's own rows and, if wanted, the demo. Several
 * processes may do so at once.
 * @param demo what to write into a database without a store, if it is already being computed
 * @throws StartupError when the database can't be used
 */
export async function prepareDatabase(
  { seedDemo, mediaDir }: Preparation,
  database: DatabaseAccess,
  url: string,
  demo?: Promise<DemoContent>,
): Promise<void> {
  await migrateDatabase(url, async () => {
    await loadReferenceData(database);
    if (seedDemo && !(await hasStore(database.db))) {
      const { writeDemo } = await import('./demo/seed');
      await writeDemo(database, await (demo ?? computeDemo()), { mediaDir });
    }
  });
}
