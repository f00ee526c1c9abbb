import { expect, test } from '@playwright/test';
import { serveFloor } from './judge/floor-server';
import { requireLargeCatalogue } from './judge/large-catalogue';
import { type Figures, limitOf, type Profile, ROWS, type RowId } from './judge/rows';
import { visitAll } from './judge/visits';
import { percentile } from './support/figures';

const ROUNDS = 3;
const PROFILES: readonly Profile[] = ['desktop', 'slow phone'];

test.setTimeout(900_000);

for (const profile of PROFILES) {
  test(`Each product page (${profile}) takes at most its limit, or a multiple of a page of React alone`, async ({
    browser,
    baseURL,
  }) => {
    const address = baseURL ?? '';
    await requireLargeCatalogue();
    const floor = await serveFloor(address);
    const portalRounds: Figures[] = [];
    const floorRounds: Figures[] = [];
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        portalRounds.push(await visitAll({ address, browser, profile, saves: true }));
        floorRounds.push(
          await visitAll({ address: floor.address, browser, profile, saves: false }),
        );
      }
    } finally {
      await floor.stop();
    }
    expect(printTable(profile, portalRounds, floorRounds)).toEqual([]);
  });
}

function median(rounds: readonly Figures[], row: RowId): number {
  return percentile(
    rounds.map((figures) => figures[row] ?? Number.NaN),
    0.5,
  );
}

/** @returns the rows over their limit */
function printTable(
  profile: Profile,
  portalRounds: readonly Figures[],
  floorRounds: readonly Figures[],
): string[] {
  const over: string[] = [];
  const lines = ROWS.map((row) => {
    const figure = median(portalRounds, row.id);
    const floor = median(floorRounds, row.id);
    const limit = limitOf(row, profile, floor);
    const isOver = limit !== null && !(figure <= limit);
    if (isOver) over.push(`${row.text}: ${shown(figure)} ${row.unit} (at most ${shown(limit)})`);
    return {
      row: row.text,
      unit: row.unit,
      figure: shown(figure),
      rounds: portalRounds.map((figures) => shown(figures[row.id] ?? Number.NaN)).join(' '),
      floor: shown(floor),
      limit: limit === null ? '' : shown(limit),
      verdict: limit === null ? 'shown' : isOver ? 'OVER' : 'reached',
    };
  });
  console.log(`\n${profile}, median of ${ROUNDS}`);
  console.table(lines);
  return over;
}

function shown(figure: number): string {
  if (figure < 1) return figure.toFixed(3);
  return figure.toFixed(figure < 20 ? 1 : 0);
}
