import pg from 'pg';
import { vi } from 'vitest';

/** The statements that this process sends to PostgreSQL during an effect, in order. */
export async function statementsOf(effect: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await effect();
  const texts = (query.mock.calls as unknown[][]).map(([asked]) =>
    typeof asked === 'string' ? asked : (asked as { text: string }).text,
  );
  query.mockRestore();
  return texts;
}
