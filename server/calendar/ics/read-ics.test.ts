import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { newImportedEvent } from '#domain/calendar/ics-import';
import { ICS_LIMITS } from '#domain/calendar/ics-lines';
import { occurrencesWithin } from '#domain/calendar/occurrences';
import { readIcs } from './read-ics';

async function readFixture(name: string) {
  const read = await readIcs(readFileSync(`tests/fixtures/calendars/${name}.ics`, 'utf8'));
  if (typeof read === 'string') throw new Error(read);
  return read;
}

function calendar(...lines: readonly string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

function event(...lines: readonly string[]): string {
  return calendar(
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTART:20261207T090000Z',
    'DTEND:20261207T100000Z',
    'SUMMARY:Test',
    ...lines,
    'END:VEVENT',
  );
}

async function onlyEvent(text: string) {
  const read = await readIcs(text);
  if (typeof read === 'string') throw new Error(read);
  const [first] = read.events;
  if (!first) throw new Error(read.refused[0]?.reasons.join() ?? 'no event');
  return first;
}

async function reasonOf(text: string) {
  const read = await readIcs(text);
  return typeof read === 'string' ? read : read.refused.map(({ reasons }) => reasons[0]).join();
}

function startsOf(file: Awaited<ReturnType<typeof onlyEvent>>, from: string, to: string): string[] {
  return occurrencesWithin(newImportedEvent(file), Date.parse(from), Date.parse(to)).map(
    ({ times }) => new Date(times.startsAt).toISOString().slice(0, 16),
  );
}

describe('A file as Google writes it', () => {
  test('Zones are read by the rule of Casablanca, folded lines and escapes as texts', async () => {
    const { events } = await readFixture('google');
    const [team] = events;
    expect(team).toMatchObject({
      line: 19,
      uid: '4k2v9q0m7d1h3c8b5n6p@google.com',
      title: 'Réunion de l’équipe – préparation des commandes de la semaine et du marché de Noël',
      place: 'Atelier, 12 rue des Tanneurs, Fès',
      recurrence: {
        frequency: 'weekly',
        interval: 1,
        weekdays: ['monday', 'thursday'],
        until: '2027-01-31',
        count: null,
      },
      reminders: [
        { minutesBefore: 10, channel: 'notification' },
        { minutesBefore: 60, channel: 'mail' },
      ],
    });
    expect(team?.description).toBe(
      'Commandes de la semaine, stock et livraisons.\n\nLien; appel : https://meet.google.com/abc-defg-hij',
    );
    expect(team && startsOf(team, '2026-12-01', '2026-12-23')).toEqual([
      '2026-12-07T09:30',
      '2026-12-10T09:30',
      '2026-12-18T14:00',
      '2026-12-21T09:30',
    ]);
    expect(team?.changes['2026-12-17']).toMatchObject({ title: 'Réunion de l’équipe, déplacée' });
  });

  test('Days, HTML and rules by the number of a weekday are read, cancelled events refused', async () => {
    const { events, refused } = await readFixture('google');
    expect(events.map(({ title }) => title).slice(1)).toEqual([
      'Salon de l’artisanat',
      '<b>Appel</b> client',
      'Bilan du mois',
    ]);
    const [, fair, , review] = events;
    expect(fair && startsOf(fair, '2026-12-22', '2026-12-23')).toEqual(['2026-12-20T00:00']);
    expect(fair && startsOf(fair, '2026-12-23', '2026-12-24')).toEqual([]);
    expect(review && startsOf(review, '2026-12-01', '2028-01-01')).toEqual([
      '2026-12-15T09:00',
      '2027-01-19T09:00',
      '2027-02-16T09:00',
      '2027-03-16T09:00',
      '2027-04-20T09:00',
      '2027-05-18T09:00',
    ]);
    expect(refused).toEqual([expect.objectContaining({ title: 'Annulé', reasons: ['cancelled'] })]);
  });
});

describe('A file as Outlook writes it', () => {
  test('Zones of Windows, excluded dates and rules by position are read', async () => {
    const { events } = await readFixture('outlook');
    const [logistics, paris, yearly, accounts] = events;
    expect(logistics && startsOf(logistics, '2026-12-01', '2027-02-01')).toEqual([
      '2026-12-08T10:00',
      '2027-01-19T10:00',
    ]);
    expect(logistics?.uid).toMatch(/^04.+4E$/);
    expect(paris && startsOf(paris, '2026-12-10', '2026-12-11')).toEqual(['2026-12-10T10:00']);
    expect(yearly && startsOf(yearly, '2026-12-01', '2029-01-01')).toHaveLength(3);
    expect(accounts && startsOf(accounts, '2026-12-01', '2027-02-28')).toEqual([
      '2026-12-04T16:00',
      '2027-01-01T16:00',
      '2027-02-05T16:00',
    ]);
  });

  test('A series that moves with the clocks of Paris, and an unknown zone, are refused', async () => {
    const { refused } = await readFixture('outlook');
    expect(refused.map(({ title, reasons }) => [title, reasons])).toEqual([
      ['Toutes les semaines à Paris', ['unsupported_recurrence']],
      ['Fuseau inconnu', ['unknown_zone']],
    ]);
  });
});

describe('Values of calendar files', () => {
  test.each([
    ['RRULE:FREQ=DAILY;COUNT=1000000', 'too_many_occurrences'],
    ['RRULE:FREQ=SECONDLY', 'unsupported_recurrence'],
    ['RRULE:FREQ=MINUTELY;COUNT=1000', 'unsupported_recurrence'],
    ['RRULE:FREQ=DAILY;INTERVAL=100000', 'unsupported_recurrence'],
    ['RRULE:FREQ=YEARLY;BYWEEKNO=1,2,3', 'unsupported_recurrence'],
    ['RRULE:FREQ=WEEKLY;BYDAY=TU', 'unsupported_recurrence'],
    ['RRULE:FREQ=MONTHLY;BYMONTHDAY=-1', 'unsupported_recurrence'],
    ['RRULE:FREQ=WEEKLY;UNTIL=20261201T000000Z', 'invalid_time'],
    ['RRULE:FREQ=WEEKLY\r\nRDATE:20261209T090000Z', 'unsupported_recurrence'],
    ['RECURRENCE-ID:20261207T090000Z', 'unknown_occurrence'],
    ['STATUS:CANCELLED', 'cancelled'],
    [`DESCRIPTION:${'x'.repeat(20_000)}`, 'text_too_long'],
  ])('An event with %s is refused', async (line, reason) => {
    expect(await reasonOf(event(line))).toBe(reason);
  });

  test.each([
    ['BEGIN:VEVENT\r\nDTSTART:20261207T090000Z\r\nEND:VEVENT', 'no_uid'],
    ['BEGIN:VEVENT\r\nUID:1\r\nEND:VEVENT', 'no_start'],
    ['BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20260230T090000Z\r\nEND:VEVENT', 'invalid_time'],
    ['BEGIN:VEVENT\r\nUID:1\r\nDTSTART:garbage\r\nEND:VEVENT', 'invalid_time'],
    ['BEGIN:VEVENT\r\nUID:1\r\nDTSTART:19700101T000000Z\r\nEND:VEVENT', 'too_early'],
    ['BEGIN:VEVENT\r\nUID:1\r\nDTSTART:22000101T000000Z\r\nEND:VEVENT', 'too_late'],
    [
      'BEGIN:VEVENT\r\nUID:1\r\nDTSTART;VALUE=DATE:20261201\r\nDTEND;VALUE=DATE:20301201\r\nEND:VEVENT',
      'too_long',
    ],
    [
      'BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261207T090000Z\r\nDTEND:20261207T080000Z\r\nEND:VEVENT',
      'invalid_time',
    ],
  ])('%j is refused', async (lines, reason) => {
    expect(await reasonOf(calendar(lines))).toBe(reason);
  });

  test('Of two events with one UID the second is refused', async () => {
    const one = 'BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261207T090000Z\r\nEND:VEVENT';
    expect(await reasonOf(calendar(one, one))).toBe('duplicate');
  });

  test('A duration ends an event, and without any end it takes no time', async () => {
    const begin = 'BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261207T090000Z';
    const long = await onlyEvent(calendar(`${begin}\r\nDURATION:PT1H30M\r\nEND:VEVENT`));
    expect(long.times.endsAt - long.times.startsAt).toBe(90 * 60_000);
    const short = await onlyEvent(calendar(`${begin}\r\nEND:VEVENT`));
    expect(short).toMatchObject({ title: '–', times: { endsAt: short.times.startsAt } });
  });

  test('A daily rule on weekdays is a weekly rule', async () => {
    const { recurrence } = await onlyEvent(event('RRULE:FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR'));
    expect(recurrence).toMatchObject({ frequency: 'weekly', interval: 1 });
    expect(recurrence?.weekdays).toHaveLength(5);
  });

  test('An end of a rule before the time of the event leaves its last day out', async () => {
    const before = await onlyEvent(event('RRULE:FREQ=DAILY;UNTIL=20261210T085959Z'));
    expect(before.recurrence?.until).toBe('2026-12-09');
    const at = await onlyEvent(event('RRULE:FREQ=DAILY;UNTIL=20261210T090000Z'));
    expect(at.recurrence?.until).toBe('2026-12-10');
  });

  test('A zone that only the file defines is read by its definition', async () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Atelier',
      'BEGIN:STANDARD',
      'DTSTART:20200101T000000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const lines = ['BEGIN:VEVENT', 'UID:1', 'DTSTART;TZID=Atelier:20261207T120000', 'END:VEVENT'];
    const { times } = await onlyEvent(calendar(...zone, ...lines));
    expect(new Date(times.startsAt).toISOString()).toBe('2026-12-07T09:00:00.000Z');
    const endless = zone.map((line) =>
      line.startsWith('TZOFFSETFROM') ? `RRULE:FREQ=SECONDLY\r\n${line}` : line,
    );
    expect(await reasonOf(calendar(...endless, ...lines))).toBe('unknown_zone');
  });
});

describe('Files that are refused as a whole', () => {
  test.each([
    ['no calendar', 'code,name\r\n1,2\r\n', 'not_calendar'],
    ['an unfinished one', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n', 'not_calendar'],
    [
      'crossed components',
      'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR\r\nEND:VEVENT',
      'not_calendar',
    ],
    ['a line of 5 MB', event(`DESCRIPTION:${'x'.repeat(5_000_000)}`), 'line_too_long'],
    [
      'a folded line of 5 MB',
      event(`DESCRIPTION:x${'\r\n xxxxxxxxxx'.repeat(500_000)}`),
      'line_too_long',
    ],
    ['deep nesting', 'BEGIN:VCALENDAR\r\n'.repeat(100_000), 'nested_too_deeply'],
    [
      'too many events',
      calendar('BEGIN:VEVENT\r\nUID:1\r\nEND:VEVENT\r\n'.repeat(ICS_LIMITS.events + 1)),
      'too_many_events',
    ],
  ])('A file with %s', async (_kind, text, refusal) => {
    const begun = performance.now();
    expect(await reasonOf(text)).toBe(refusal);
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  test('The largest file with rules of another zone takes a few seconds at most, in steps', async () => {
    const lines = (index: number) =>
      `BEGIN:VEVENT\r\nUID:${index}\r\nDTSTART;TZID=Asia/Dubai:20261207T120000\r\nRRULE:FREQ=DAILY\r\nEND:VEVENT`;
    const text = calendar(
      Array.from({ length: ICS_LIMITS.events }, (_, index) => lines(index)).join('\r\n'),
    );
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    const read = await readIcs(text);
    clearInterval(timer);
    expect(read).toMatchObject({ refused: [] });
    expect(longest).toBeLessThan(1500);
  });
});
