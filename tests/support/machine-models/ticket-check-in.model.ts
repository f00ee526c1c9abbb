import type { ContextFrom } from 'xstate';
import {
  type CheckedBooking,
  type CheckInOutcome,
  ticketCheckInMachine,
} from '#application/tours/ticket-check-in.machine';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** What is typed: the code of a ticket, and a text that is none. */
export const TYPED = { ticket: '23456-789AB-CDEFG-HJKMN', text: 'Salma' } as const;

export const checkedBooking: CheckedBooking = {
  id: 'bkg_1',
  number: 'V1001',
  status: 'checked_in',
  contact: {
    firstName: 'Salma',
    lastName: 'Idrissi',
    phoneNumber: '0661420318',
    email: null,
    language: 'fr',
  },
  places: 2,
  checkedInAt: '2026-12-05T08:50:00.000Z',
};

/** How a check of a ticket can end. */
export type TicketOutcome =
  | 'with success'
  | 'the ticket was used'
  | 'the ticket is unknown'
  | 'with a server fault';

/** What the page shows of the check-in. */
export interface TicketCheckInViewState {
  readonly busy: boolean;
}

/** The actions and assertions that a driver of the check-in must implement. */
export interface TicketCheckInDriver {
  open(): Promise<void>;
  /** Types a text and sends it, as a scanner does. */
  read(code: string): Promise<void>;
  settleCheck(how: TicketOutcome): Promise<void>;
  expectViewState(viewState: TicketCheckInViewState): Promise<void>;
}

function refused(status: number, code: string, more: object = {}) {
  return { type: 'xstate.error.actor.checkIn', error: problemOf(status, code, more) };
}

type Context = ContextFrom<typeof ticketCheckInMachine>;

/** Paths with more results, or with more codes that wait, show nothing else. */
const FEW = 2;

function isShort({ results, read }: Context): boolean {
  return results.length < FEW && read.length < FEW;
}

/** The ticket-check-in machine, as a test model that drivers in Node and in a browser can run. */
export const ticketCheckInTestModel: MachineTestModel<
  typeof ticketCheckInMachine,
  TicketCheckInDriver
> = {
  model: {
    machine: ticketCheckInMachine,
    inputs: { 'a departure': { departureId: 'dep_1' } },
    events: {
      'a ticket is read': { type: 'ticket.read', code: TYPED.ticket },
      'another text is read': { type: 'ticket.read', code: TYPED.text },
      'the ticket is right': { type: 'xstate.done.actor.checkIn', output: checkedBooking },
      'the ticket was used': refused(409, 'action_not_allowed', { current: checkedBooking }),
      'the ticket is unknown': refused(422, 'validation_failed', { errors: { code: ['unknown'] } }),
      'the server fails': refused(500, 'internal'),
    },
    serialise: ({ read, results }: Context) => [
      read.length,
      results.map(({ outcome }: { outcome: CheckInOutcome }) => outcome),
    ],
    isPossible: (context: Context, label) => !label.endsWith('is read') || isShort(context),
  },

  setUp: (driver) => driver.open(),

  eventExecutors: {
    'ticket.read': (driver, { code }) => driver.read(code),
  },

  outcomeExecutors: {
    'the ticket is right': (driver) => driver.settleCheck('with success'),
    'the ticket was used': (driver) => driver.settleCheck('the ticket was used'),
    'the ticket is unknown': (driver) => driver.settleCheck('the ticket is unknown'),
    'the server fails': (driver) => driver.settleCheck('with a server fault'),
  },

  stateAssertions: {
    ready: (driver) => driver.expectViewState({ busy: false }),
    checking: (driver) => driver.expectViewState({ busy: true }),
  },
};
