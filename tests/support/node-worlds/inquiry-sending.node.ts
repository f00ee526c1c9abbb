import { expect } from 'vitest';
import type { Inspect } from '#application/create-application';
import { provideInquirySending } from '#application/inquiries/inquiry-sending.actors';
import type { inquirySendingMachine } from '#application/inquiries/inquiry-sending.machine';
import {
  type InquirySendingWorld,
  type InquirySight,
  letter,
  tooManyLetters,
} from '../machine-scripts/inquiry-sending.script';
import { settle } from '../test-app/compose-test-app';
import { processInNode, provided } from './process-in-node';

const URL = '/api/public/contact';

const SIGHTS = {
  writing: 'form',
  sending: 'busy',
  refused: 'refusal',
  received: 'thanks',
} as const satisfies Record<string, InquirySight>;

/** The running process with scripted adapters, as a world that the script can play in. */
export const inquirySendingInNode = (inspect: Inspect) => {
  const { app, begin, playing, send, snapshot } =
    processInNode<typeof inquirySendingMachine>(inspect);

  const world: InquirySendingWorld = {
    open: () => begin(provided(provideInquirySending), { runId: 'inquiry-1' }),
    send: () => send({ type: 'inquiry.send', inquiry: letter }),
    isReceived: async () => {
      app().transport.accept(URL, { receivedAt: '2026-11-19T09:24:00.000Z' });
      await settle();
    },
    isRefused: async () => {
      app().transport.refuse(URL, tooManyLetters);
      await settle();
    },
    sees: async (sight) => {
      expect(SIGHTS[snapshot().value]).toBe(sight);
      expect(snapshot().hasTag('busy')).toBe(sight === 'busy');
    },
  };

  return playing(world);
};
