import { describe, expect, it } from 'vitest';
import { linesRefused } from './run-script';

const OUTSIDE = 'Outside src/domain only functions of date-fns that depend on no time zone';
const ROOT = 'Import each function from its own module';

const refusedOutside = [
  "import { addDays } from 'date-fns/addDays';",
  "import { addMonths } from 'date-fns/addMonths';",
  "import { startOfDay } from 'date-fns/startOfDay';",
  "import { isSameDay } from 'date-fns/isSameDay';",
  "import { format } from 'date-fns/format';",
  "import { parseISO } from 'date-fns';",
];
const allowedOutside = [
  "import { addMilliseconds } from 'date-fns/addMilliseconds';",
  "import { subHours } from 'date-fns/subHours';",
  "import { millisecondsInDay } from 'date-fns/constants';",
  "import { compareDesc } from 'date-fns/compareDesc';",
  "import { isBefore } from 'date-fns/isBefore';",
  "import { max } from 'date-fns/max';",
];

describe('Linter rule for date functions', () => {
  it.each(['server/a.ts', 'src/application/a.ts', 'src/infrastructure/a.ts', 'src/ui/a.tsx'])(
    'The linter refuses functions that read the time zone of the process in %s',
    (path) => {
      const lines = [...allowedOutside, ...refusedOutside];
      const numbers = refusedOutside.map((_, index) => allowedOutside.length + index + 1);
      expect(linesRefused(path, lines, OUTSIDE)).toEqual(numbers);
    },
  );

  it('The linter allows functions for UTC dates in the domain, each from its own module', () => {
    const lines = [...allowedOutside, ...refusedOutside];
    expect(linesRefused('src/domain/a.ts', lines, OUTSIDE)).toEqual([]);
    expect(linesRefused('src/domain/a.ts', lines, ROOT)).toEqual([lines.length]);
  });
});
