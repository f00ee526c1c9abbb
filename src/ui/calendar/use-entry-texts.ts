import { useMemo } from 'react';
import { partOfDay } from '#domain/calendar/entry-span';
import type { ShownSource } from '#domain/calendar/shown-sources';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { localizedName } from '#domain/text/localized-name';
import { localizedTitle } from '#domain/text/localized-title';
import type { IsoDay } from '#domain/time/casablanca-day';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { ShownEntry } from './shown-entries';

/** The texts of an entry. */
export interface EntryTexts {
  /** The kind of an entry. */
  source(source: ShownSource): string;
  /** What it is: the title of an event or a task, or the record with its number. */
  title(entry: ShownEntry): string;
  /** The same in a cell, where its icon says the kind: a record by its number or name alone. */
  short(entry: ShownEntry): string;
  /** When it is, in Casablanca: "09:00 – 10:00". */
  time(entry: ShownEntry): string;
  /** When it is on one of its days: it may go on before or after the day. */
  timeOn(entry: ShownEntry, day: IsoDay): string;
}

/** The texts of the entries of the calendar. Always the same object in one language. */
export function useEntryTexts(): EntryTexts {
  const t = useText('calendar');
  const format = useFormat();
  return useMemo(() => {
    const recordTitle = ({ source, entry }: ShownEntry): string => {
      const { name = '', amount, booked = 0, maximum = 0 } = entry ?? {};
      const { title: written = '', titleEn = '', titleAr = '' } = entry ?? {};
      const title = localizedTitle({ title: written, titleEn, titleAr }, format.language);
      const number = bidiIsolate(entry?.number ?? '');
      if (source === 'payout') {
        return amount === undefined
          ? t('entry.payout', { number })
          : t('entry.payoutAmount', { number, amount: bidiIsolate(format.money(amount)) });
      }
      if (source === 'pickup') return t('entry.pickup', { name: bidiIsolate(name) });
      if (source === 'departure') {
        const places = bidiIsolate(`${booked}/${maximum}`);
        return t('entry.departure', { title: bidiIsolate(title), places });
      }
      if (source === 'interview') {
        return t('entry.interview', { name: bidiIsolate(name), title: bidiIsolate(title) });
      }
      if (
        source === 'order_deadline' ||
        source === 'return_deadline' ||
        source === 'cancellation_deadline'
      ) {
        const record = t(`entry.${source}`, { number });
        return name === '' ? record : `${record} · ${bidiIsolate(name)}`;
      }
      return title;
    };
    const recordInShort = (shown: ShownEntry): string => {
      const { source, entry } = shown;
      const { name = '', amount } = entry ?? {};
      const number = bidiIsolate(entry?.number ?? '');
      switch (source) {
        case 'payout':
          return amount === undefined ? number : bidiIsolate(format.money(amount));
        case 'pickup':
        case 'interview':
          return name;
        case 'order_deadline':
        case 'return_deadline':
        case 'cancellation_deadline':
          // The direction of the name is that of the whole text.
          return name === '' ? number : `${number} · ${name}`;
        default:
          return recordTitle(shown);
      }
    };
    const between = (from: string, to: string) =>
      from === to
        ? format.time(from)
        : t('toolbar.days', { from: format.time(from), to: format.time(to) });
    const sources = new Map<ShownSource, string>();
    const title = (shown: ShownEntry, ofRecord: (shown: ShownEntry) => string): string => {
      const { closure, holiday } = shown;
      if (holiday) {
        const name = t(`holidays.${holiday.id}`);
        return holiday.isExpected ? t('entry.expected', { name }) : name;
      }
      if (!closure) return ofRecord(shown);
      const { note, noteEn, noteAr } = closure;
      const names = { name: note ?? '', nameEn: noteEn, nameAr: noteAr };
      const reason = localizedName(names, format.language);
      return reason ? t('entry.closureReason', { reason }) : t('entry.closure');
    };
    return {
      source: (source) => {
        const name = sources.get(source) ?? t(`sources.${source}`);
        sources.set(source, name);
        return name;
      },
      title: (shown) => title(shown, recordTitle),
      short: (shown) => title(shown, recordInShort),
      time: ({ span }) => ('day' in span ? t('entry.allDay') : between(span.startsAt, span.endsAt)),
      timeOn: ({ span }, day) => {
        const { from, to } = partOfDay(span, day);
        if (from === null && to === null) return t('entry.allDay');
        if (from === null) return t('entry.until', { time: format.time(to ?? '') });
        if (to === null) return t('entry.from', { time: format.time(from) });
        return between(from, to);
      },
    } satisfies EntryTexts;
  }, [t, format]);
}
