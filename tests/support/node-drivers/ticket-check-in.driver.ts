import { expect } from 'vitest';
import type { Inspect } from '#application/create-application';
import { provideTicketCheckIn } from '#application/tours/ticket-check-in.actors';
import type { ticketCheckInMachine } from '#application/tours/ticket-check-in.machine';
import { checkedBooking, type TicketCheckInDriver } from '../machine-models/ticket-check-in.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

const refusals = {
  'the ticket was used': problemOf(409, 'action_not_allowed', { current: checkedBooking }),
  'the ticket is unknown': problemOf(422, 'validation_failed', { errors: { code: ['unknown'] } }),
  'with a server fault': problemOf(500, 'internal'),
};

/** The running process with scripted adapters, as the driver of its test model. */
export function createTicketCheckInNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof ticketCheckInMachine>(inspect);

  const driver: TicketCheckInDriver = {
    open: () => begin(providedMachine(provideTicketCheckIn), { departureId: 'dep_1' }),
    read: (code) => send({ type: 'ticket.read', code }),

    settleCheck: async (how) => {
      const url = '/api/store/departure/dep_1/check-in';
      if (how === 'with success') app().transport.accept(url, checkedBooking);
      else app().transport.refuse(url, refusals[how]);
      await settle();
    },

    expectViewState: async ({ busy }) => expect(snapshot().matches('checking')).toBe(busy),
  };

  return playing(driver);
}
