import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideApplicationSending } from '#application/applications/application-sending.actors';
import {
  applicationProblems,
  applicationSendingTestModel,
  chosenCvs,
  keptCv,
  writtenApplication,
} from '../support/machine-models/application-sending.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createApplicationSendingNodeDriver } from '../support/node-drivers/application-sending.driver';
import { composeTestApp, settle } from '../support/test-app/compose-test-app';

describeMachine(applicationSendingTestModel, createApplicationSendingNodeDriver);

const VACANCY = '/api/public/vacancies/vendeuse-n7jw4k2m';

function begin() {
  const { application, transport } = composeTestApp();
  const machine = application.provide(provideApplicationSending);
  const input = { runId: 'application-1', slug: 'vendeuse-n7jw4k2m' };
  const actor = createActor(machine, { input }).start();
  return { actor, transport };
}

it('An unanswered application is sent again under its key, and a changed one under another', async () => {
  const { actor, transport } = begin();
  for (const application of [writtenApplication, writtenApplication]) {
    actor.send({ type: 'application.send', application });
    transport.refuse(`${VACANCY}/applications`, applicationProblems['no answer comes']);
    await settle();
  }
  expect(actor.getSnapshot().value).toBe('unanswered');
  actor.send({
    type: 'application.send',
    application: { ...writtenApplication, message: 'Disponible en janvier.' },
  });
  const [first, again, other] = transport.sent.map(({ headers }) => headers?.['Idempotency-Key']);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  actor.stop();
});

it('An application that is sent while its CV is on its way waits for it and names it', async () => {
  const { actor, transport } = begin();
  actor.send({ type: 'cv.choose', file: chosenCvs.pdf });
  actor.send({ type: 'application.send', application: writtenApplication });
  expect(transport.sent.map(({ url }) => url)).toEqual([`${VACANCY}/cv`]);
  transport.accept(`${VACANCY}/cv`, keptCv);
  await settle();
  expect(transport.sent.at(-1)).toMatchObject({
    url: `${VACANCY}/applications`,
    body: { ...writtenApplication, cvId: keptCv.id },
  });
  actor.stop();
});

it('Each refusal of a CV has the code that its field shows', async () => {
  for (const [problem, code] of [
    ['the file acts', 'unsafe_pdf'],
    ['the file is too large', 'cv_too_large'],
    ['the file has another type', 'not_pdf'],
    ['too many are sent', 'rate_limited'],
  ] as const) {
    const { actor, transport } = begin();
    actor.send({ type: 'cv.choose', file: chosenCvs.pdf });
    transport.refuse(`${VACANCY}/cv`, applicationProblems[problem]);
    await settle();
    const expected = { code, problem: applicationProblems[problem] };
    expect(actor.getSnapshot().context).toMatchObject({ cv: null, cvProblem: expected });
    actor.stop();
  }
  const { actor } = begin();
  actor.send({ type: 'cv.choose', file: chosenCvs.text });
  const refused = { code: 'not_pdf', problem: null };
  expect(actor.getSnapshot().context).toMatchObject({ cvProblem: refused });
  actor.stop();
});
