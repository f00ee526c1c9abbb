import {
  type Inquiry,
  type InquirySendingContext,
  inquirySendingMachine,
} from '#application/inquiries/inquiry-sending.machine';
import type { MachineScript } from '../model/machine-script';
import { problemOf } from '../test-app/scripted-transport';

/** What the visitor writes. */
export const letter: Inquiry = {
  kind: 'contact',
  contact: {
    firstName: 'Reda',
    lastName: 'Bensouda',
    email: 'reda@exemple.ma',
    message: 'Livrez-vous à Dakhla ?',
  },
};

export const tooManyLetters = problemOf(429, 'rate_limited');

/** What the visitor sees: the form, the form at work, the form with a refusal, or thanks. */
export type InquirySight = 'form' | 'busy' | 'refusal' | 'thanks';

/** What a runner must be able to do with the form and to see of it. */
export interface InquirySendingWorld {
  open(): Promise<void>;
  send(): Promise<void>;
  isReceived(): Promise<void>;
  isRefused(): Promise<void>;
  sees(sight: InquirySight): Promise<void>;
}

/** The inquiry-sending machine, told so that Node and a browser can both play it. */
export const inquirySendingScript: MachineScript<
  typeof inquirySendingMachine,
  InquirySendingWorld
> = {
  model: {
    machine: inquirySendingMachine,
    inputs: { 'an empty form': { runId: 'inquiry-1' } },
    events: {
      'inquiry.send': { type: 'inquiry.send', inquiry: letter },
      'it is received': { type: 'xstate.done.actor.sendInquiry' },
      'it is refused': { type: 'xstate.error.actor.sendInquiry', error: tooManyLetters },
    },
    serialise: ({ inquiry, problem }: InquirySendingContext) => [inquiry !== null, problem?.code],
  },

  opens: (world) => world.open(),

  does: { 'inquiry.send': (world) => world.send() },

  outcomes: {
    'it is received': (world) => world.isReceived(),
    'it is refused': (world) => world.isRefused(),
  },

  sees: {
    writing: (world) => world.sees('form'),
    sending: (world) => world.sees('busy'),
    refused: (world) => world.sees('refusal'),
    received: (world) => world.sees('thanks'),
  },
};
