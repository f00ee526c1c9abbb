import { bidiIsolate } from '#domain/format/bidi-isolate';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { Invoice } from '#openapi/types.generated';
import IssuedIcon from '~icons/solar/bill-check-bold';
import MoneyIcon from '~icons/solar/hand-money-bold';
import SentIcon from '~icons/solar/letter-bold';
import DraftIcon from '~icons/solar/pen-2-bold';
import CreditIcon from '~icons/solar/undo-left-round-bold';
import { Card, CardHeader } from '../../kit/layout/card';
import { Timeline, type TimelineEntry } from '../../kit/layout/timeline';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

/** The history of the invoice, and the next step with its deadline. */
export function HistoryCard({ invoice }: { invoice: Invoice }) {
  const t = useText('invoice');
  const past = usePastEntries(invoice);
  const next = useNextEntry(invoice);
  return (
    <Card>
      <CardHeader title={t('course.title')} />
      <Timeline label={t('course.title')} entries={[...past, ...next]} />
    </Card>
  );
}

const done = { stage: 'done' } as const;

function usePastEntries(invoice: Invoice): TimelineEntry[] {
  const { createdAt, issueDate, payments, creditNotes, sendings, type } = invoice;
  const t = useText('invoice');
  const format = useFormat();
  const isNote = type === 'credit_note';
  const beginning: TimelineEntry = {
    ...done,
    id: 'drafted',
    icon: DraftIcon,
    title: t('course.drafted'),
    time: format.dateTime(createdAt),
  };
  const issued: TimelineEntry[] = issueDate
    ? [
        {
          ...done,
          id: 'issued',
          icon: IssuedIcon,
          time: format.date(issueDate),
          title: t(isNote ? 'course.noteIssued' : 'course.issued'),
        },
      ]
    : [];
  const money = payments.map(({ id, amount, receivedOn, reference }): TimelineEntry & Dated => ({
    ...done,
    id,
    icon: MoneyIcon,
    day: receivedOn,
    time: format.date(receivedOn),
    title: t('course.paid', { amount: bidiIsolate(format.money(amount)) }),
    children: reference && t('course.reference', { reference: bidiIsolate(reference) }),
  }));
  const credits = creditNotes.map(({ id, number, issueDate: day, total }) => ({
    ...done,
    id,
    icon: CreditIcon,
    day: day ?? '',
    time: day && format.date(day),
    title: t('course.credited', {
      number: bidiIsolate(number ?? ''),
      amount: bidiIsolate(format.money(total)),
    }),
  }));
  const sent = sendings.map(({ id, email, createdAt: at }): TimelineEntry & Dated => ({
    ...done,
    id,
    icon: SentIcon,
    day: casablancaDay(new Date(at)),
    time: format.dateTime(at),
    title: t(isNote ? 'course.noteSent' : 'course.sent', { email: bidiIsolate(email) }),
  }));
  const after = [...money, ...credits, ...sent].toSorted((one, other) =>
    one.day.localeCompare(other.day),
  );
  return [...(isNote ? [] : [beginning]), ...issued, ...after];
}

/** The day by which an entry is sorted. */
interface Dated {
  day: string;
}

function useNextEntry({ status, type, amountDue, dueDate }: Invoice): TimelineEntry[] {
  const t = useText('invoice');
  const format = useFormat();
  if (type === 'credit_note') return [];
  if (status === 'draft') {
    return [{ id: 'toIssue', stage: 'next', icon: IssuedIcon, title: t('course.toIssue') }];
  }
  if (amountDue === 0) return [];
  return [
    {
      id: 'toPay',
      stage: 'next',
      icon: MoneyIcon,
      title: t('course.toPay'),
      time: dueDate && t('course.before', { date: format.date(dueDate) }),
    },
  ];
}
