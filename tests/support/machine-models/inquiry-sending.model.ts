import {
  type Inquiry,
  type InquirySendingContext,
  inquirySendingMachine,
} from '#application/inquiries/inquiry-sending.machine';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** The visitor's message. */
export const inquiryInput: Inquiry = {
  kind: 'contact',
  contact: {
    firstName: 'Reda',
    lastName: 'Bensouda',
    email: 'reda@exemple.ma',
    message: 'Livrez-vous à Dakhla ?',
  },
};

export const tooManyInquiries = problemOf(429, 'rate_limited');

/** What the visitor sees: the form, the form while it sends, the form with a refusal, or thanks. */
export type InquiryViewState = 'form' | 'busy' | 'refusal' | 'thanks';

/** The actions and assertions that a driver of the form must implement. */
export interface InquirySendingDriver {
  open(): Promise<void>;
  send(): Promise<void>;
  acceptInquiry(): Promise<void>;
  refuseInquiry(): Promise<void>;
  expectViewState(viewState: InquiryViewState): Promise<void>;
}

/** The inquiry-sending machine, as a test model that drivers in Node and in a browser can run. */
export const inquirySendingTestModel: MachineTestModel<
  typeof inquirySendingMachine,
  InquirySendingDriver
> = {
  model: {
    machine: inquirySendingMachine,
    inputs: { 'an empty form': { runId: 'inquiry-1' } },
    events: {
      'inquiry.send': { type: 'inquiry.send', inquiry: inquiryInput },
      'it is received': { type: 'xstate.done.actor.sendInquiry' },
      'it is refused': { type: 'xstate.error.actor.sendInquiry', error: tooManyInquiries },
    },
    serialise: ({ inquiry, problem }: InquirySendingContext) => [inquiry !== null, problem?.code],
  },

  setUp: (driver) => driver.open(),

  eventExecutors: { 'inquiry.send': (driver) => driver.send() },

  outcomeExecutors: {
    'it is received': (driver) => driver.acceptInquiry(),
    'it is refused': (driver) => driver.refuseInquiry(),
  },

  stateAssertions: {
    writing: (driver) => driver.expectViewState('form'),
    sending: (driver) => driver.expectViewState('busy'),
    refused: (driver) => driver.expectViewState('refusal'),
    received: (driver) => driver.expectViewState('thanks'),
  },
};
