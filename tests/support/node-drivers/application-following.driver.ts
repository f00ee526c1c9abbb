import { expect } from 'vitest';
import { provideApplicationFollowing } from '#application/applications/application-following.actors';
import type { applicationFollowingMachine } from '#application/applications/application-following.machine';
import type { Inspect } from '#application/create-application';
import {
  type ApplicationFollowingDriver,
  bookedApplication,
  type FollowingProblem,
  type FollowingViewState,
  followedApplication,
  followingProblems,
  withdrawnApplication,
} from '../machine-models/application-following.model';
import { settle } from '../test-app/compose-test-app';
import { createMachineHarness, providedMachine } from './machine-harness';

const LINK = 'boutique0-0123456789abcdef0123456789abcdef';
const APPLICATION = `/api/public/applications/${LINK}`;

const VIEW_STATES = {
  reading: 'loading',
  shown: 'shown',
  choosing: 'choosing',
  confirming: 'question',
  withdrawing: 'withdrawing',
  unanswered: 'unanswered',
  unknown: 'unknown',
} as const satisfies Record<string, FollowingViewState>;

const BUSY: readonly FollowingViewState[] = ['loading', 'choosing', 'withdrawing'];

/** The running page with scripted adapters, as the driver of its test model. */
export function createApplicationFollowingNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof applicationFollowingMachine>(inspect);

  const answer = async (url: string, data: unknown, problem?: FollowingProblem) => {
    if (problem) app().transport.refuse(url, followingProblems[problem]);
    else app().transport.accept(url, data);
    await settle();
  };
  const driver: ApplicationFollowingDriver = {
    open: () => begin(providedMachine(provideApplicationFollowing), { link: LINK }),
    read: () => send({ type: 'application.read' }),
    choose: () => send({ type: 'slot.choose', startsAt: '2026-12-02T09:00:00.000Z' }),
    ask: () => send({ type: 'withdrawal.ask' }),
    cancel: () => send({ type: 'withdrawal.cancel' }),
    confirm: () => send({ type: 'withdrawal.confirm' }),
    answerReading: (problem) => answer(APPLICATION, followedApplication, problem),
    answerChoice: async (problem) => {
      const { startsAt } = snapshot().context;
      expect(app().transport.sent.at(-1)?.body).toEqual({ startsAt });
      await answer(`${APPLICATION}/interview`, bookedApplication, problem);
    },
    answerWithdrawal: (problem) => answer(`${APPLICATION}/withdraw`, withdrawnApplication, problem),
    expectViewState: async (viewState) => {
      expect(VIEW_STATES[snapshot().value]).toBe(viewState);
      expect(snapshot().hasTag('busy')).toBe(BUSY.includes(viewState));
    },
  };

  return playing(driver);
}
