import { assign, setup } from 'xstate';
import { scannedTicket } from '#domain/tours/ticket-code';
import type { TourBooking } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent } from '../problem';
import { conflictRecordOf } from '../record-actions';

/** A booking as the page shows it after its ticket was read. */
export type CheckedBooking = Pick<
  TourBooking,
  'id' | 'number' | 'status' | 'contact' | 'places' | 'checkedInAt'
>;

/**
 * What became of a code: its guests are here; the text is no code; it is no ticket of this
 * departure; the ticket was used or cancelled, or it is too early; the server could not be asked.
 */
export type CheckInOutcome = 'here' | 'unreadable' | 'unknown' | 'refused' | 'failed';

/** The result of one code. */
export interface CheckInResult {
  /** 1 for the first one. */
  readonly number: number;
  readonly code: string;
  readonly outcome: CheckInOutcome;
  /** With `here` and `refused`. */
  readonly booking: CheckedBooking | null;
  /** With `failed`. */
  readonly problem: ApiProblem | null;
}

export type TicketCheckInEvent = { type: 'ticket.read'; code: string };

interface TicketCheckInContext {
  readonly departureId: string;
  /** Codes that were read and not checked yet, in their order. */
  readonly read: readonly string[];
  /** The newest first. */
  readonly results: readonly CheckInResult[];
}

/** Results that stay on the page. */
const SHOWN_RESULTS = 20;

type Failed = { readonly error: unknown };

function withResult(
  { results }: TicketCheckInContext,
  result: Omit<CheckInResult, 'number'>,
): readonly CheckInResult[] {
  const number = (results[0]?.number ?? 0) + 1;
  return [{ number, ...result }, ...results].slice(0, SHOWN_RESULTS);
}

function refusalOf(error: unknown): Pick<CheckInResult, 'outcome' | 'booking' | 'problem'> {
  const booking = conflictRecordOf<CheckedBooking>(error);
  if (booking) return { outcome: 'refused', booking, problem: null };
  const problem = asProblem(error);
  if (problem.status === 422) return { outcome: 'unknown', booking: null, problem: null };
  return { outcome: 'failed', booking: null, problem };
}

function codeFromEvent({ event: { code } }: { event: TicketCheckInEvent }) {
  return { code };
}

/** What is done with a text that was read. */
const reading = {
  isTicket: { guard: { type: 'isTicket', params: codeFromEvent } },
  refused: { actions: { type: 'refuseText', params: codeFromEvent } },
  added: { actions: { type: 'addTicket', params: codeFromEvent } },
} as const;

/** After a code was checked: the next one that was read meanwhile, or none. */
function checked<const Actions extends readonly unknown[]>(actions: Actions) {
  return [
    { guard: 'hasMore', target: 'checking', reenter: true, actions },
    { target: 'ready', actions },
  ] as const;
}

/**
 * Checks guests of a departure in by the codes of their tickets, which are typed, or typed by a
 * scanner. Codes that come while one is being checked wait for their turn. Contract: checkInTicket.
 */
export const ticketCheckInMachine = setup({
  types: {
    context: {} as TicketCheckInContext,
    events: {} as TicketCheckInEvent,
    input: {} as { departureId: string },
  },
  actors: {
    /** Returns the booking of a ticket after its check-in; rejects with an ApiProblem. */
    checkIn: declareActor<CheckedBooking, { departureId: string; code: string }>(),
  },
  guards: {
    isTicket: (_, { code }: { code: string }) => scannedTicket(code) !== null,
    hasMore: ({ context }) => context.read.length > 1,
  },
  actions: {
    addTicket: assign(({ context }, { code }: { code: string }) => ({
      read: [...context.read, code],
    })),
    refuseText: assign(({ context }, { code }: { code: string }) => ({
      results: withResult(context, { code, outcome: 'unreadable', booking: null, problem: null }),
    })),
    keepBooking: assign(({ context }, { booking }: { booking: CheckedBooking }) => ({
      results: withResult(context, {
        code: context.read[0] ?? '',
        outcome: 'here',
        booking,
        problem: null,
      }),
    })),
    keepRefusal: assign(({ context }, { error }: Failed) => ({
      results: withResult(context, { code: context.read[0] ?? '', ...refusalOf(error) }),
    })),
    dropTicket: assign(({ context }) => ({ read: context.read.slice(1) })),
  },
}).createMachine({
  id: 'ticketCheckIn',
  context: ({ input: { departureId } }) => ({ departureId, read: [], results: [] }),
  initial: 'ready',
  states: {
    ready: {
      on: {
        'ticket.read': [
          { ...reading.isTicket, ...reading.added, target: 'checking' },
          reading.refused,
        ],
      },
    },
    checking: {
      on: {
        'ticket.read': [{ ...reading.isTicket, ...reading.added }, reading.refused],
      },
      invoke: {
        id: 'checkIn',
        src: 'checkIn',
        input: ({ context: { departureId, read } }) => ({ departureId, code: read[0] ?? '' }),
        onDone: checked([
          { type: 'keepBooking', params: ({ event }) => ({ booking: event.output }) },
          'dropTicket',
        ]),
        onError: checked([{ type: 'keepRefusal', params: errorFromEvent }, 'dropTicket']),
      },
    },
  },
});
