import { expect } from 'vitest';
import type { Inspect } from '#application/create-application';
import { provideInquirySending } from '#application/inquiries/inquiry-sending.actors';
import type { inquirySendingMachine } from '#application/inquiries/inquiry-sending.machine';
import {
  type InquirySendingDriver,
  type InquiryViewState,
  inquiryInput,
  tooManyInquiries,
} from '../machine-models/inquiry-sending.model';
import { settle } from '../test-app/compose-test-app';
import { createMachineHarness, providedMachine } from './machine-harness';

const URL = '/api/public/contact';

const VIEW_STATES = {
  writing: 'form',
  sending: 'busy',
  refused: 'refusal',
  received: 'thanks',
} as const satisfies Record<string, InquiryViewState>;

/** The running process with scripted adapters, as the driver of its test model. */
export function createInquirySendingNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof inquirySendingMachine>(inspect);

  const driver: InquirySendingDriver = {
    open: () => begin(providedMachine(provideInquirySending), { runId: 'inquiry-1' }),
    send: () => send({ type: 'inquiry.send', inquiry: inquiryInput }),
    acceptInquiry: async () => {
      app().transport.accept(URL, { receivedAt: '2026-11-19T09:24:00.000Z' });
      await settle();
    },
    refuseInquiry: async () => {
      app().transport.refuse(URL, tooManyInquiries);
      await settle();
    },
    expectViewState: async (viewState) => {
      expect(VIEW_STATES[snapshot().value]).toBe(viewState);
      expect(snapshot().hasTag('busy')).toBe(viewState === 'busy');
    },
  };

  return playing(driver);
}
