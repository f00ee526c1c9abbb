import type { ServerConfig } from '../config';
import type { DatabaseAccess } from '../context';
import type { CardProcessor } from '../ports/card-processor.port';
import { createTestCardProcessor } from './test-processor/test-card-processor';

/** The processor that the configuration names; null where cards are not accepted. */
export function createCardProcessor(
  { cardProcessor }: ServerConfig,
  database: DatabaseAccess,
  secret: string,
): CardProcessor | null {
  return cardProcessor === 'test' ? createTestCardProcessor(database, secret) : null;
}
