import { expect } from 'vitest';
import { provideApplicationSending } from '#application/applications/application-sending.actors';
import type { applicationSendingMachine } from '#application/applications/application-sending.machine';
import type { Inspect } from '#application/create-application';
import {
  type ApplicationSendingDriver,
  type ApplicationViewState,
  applicationProblems,
  chosenCvs,
  keptCv,
  writtenApplication,
} from '../machine-models/application-sending.model';
import { settle } from '../test-app/compose-test-app';
import { createMachineHarness, providedMachine } from './machine-harness';

const VACANCY = '/api/public/vacancies/vendeuse-n7jw4k2m';
const CV = `${VACANCY}/cv`;
const APPLICATIONS = `${VACANCY}/applications`;

const VIEW_STATES = {
  writing: 'form',
  uploading: 'uploading',
  cvRefused: 'fileRefused',
  sending: 'busy',
  refused: 'refusal',
  unanswered: 'unanswered',
  received: 'thanks',
  closed: 'closed',
} as const satisfies Record<string, ApplicationViewState>;

/** The running process with scripted adapters, as the driver of its test model. */
export function createApplicationSendingNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof applicationSendingMachine>(inspect);

  const driver: ApplicationSendingDriver = {
    open: () =>
      begin(providedMachine(provideApplicationSending), {
        runId: 'application-1',
        slug: 'vendeuse-n7jw4k2m',
      }),
    choose: async (file) => {
      await send({ type: 'cv.choose', file: chosenCvs[file] });
      await settle();
    },
    remove: async () => {
      await send({ type: 'cv.remove' });
      // A file that is on its way is stopped before the next one is sent.
      await settle();
    },
    send: () => send({ type: 'application.send', application: writtenApplication }),
    answerCv: async (problem) => {
      if (problem) app().transport.refuse(CV, applicationProblems[problem]);
      else app().transport.accept(CV, keptCv);
      await settle();
    },
    answerApplication: async (problem) => {
      const { cv } = snapshot().context;
      expect(app().transport.sent.at(-1)?.body).toEqual(
        cv ? { ...writtenApplication, cvId: cv.id } : writtenApplication,
      );
      const received = { receivedAt: '2026-11-19T09:24:00.000Z', keptMonths: 6 };
      if (problem) app().transport.refuse(APPLICATIONS, applicationProblems[problem]);
      else app().transport.accept(APPLICATIONS, received);
      await settle();
    },
    expectViewState: async (viewState) => {
      expect(VIEW_STATES[snapshot().value]).toBe(viewState);
      expect(snapshot().hasTag('busy')).toBe(viewState === 'busy');
    },
  };

  return playing(driver);
}
