import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { payoutAnswerMachine } from '#application/payouts/payout-answer.machine';
import { PAYOUT_ANSWER_LIMITS } from '#domain/payouts/payout-evidence';
import { aPayout, aPayoutFile } from '../support/builders/payout';
import { payoutAnswerTestModel } from '../support/machine-models/payout-answer.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createPayoutAnswerNodeDriver } from '../support/node-drivers/payout-answer.driver';

describeMachine(payoutAnswerTestModel, createPayoutAnswerNodeDriver);

it('An answer takes files up to the limit, and keeps them when its dialog is closed', () => {
  const actor = createActor(payoutAnswerMachine, { input: { payout: aPayout('on_hold') } }).start();
  actor.send({ type: 'payout.answer' });
  const ids = Array.from({ length: PAYOUT_ANSWER_LIMITS.files + 1 }, (_, index) => `pyf_${index}`);
  for (const id of ids) actor.send({ type: 'file.attach', file: aPayoutFile(id) });
  actor.send({ type: 'question.cancel' });
  const kept = actor.getSnapshot().context.files.map(({ id }) => id);
  expect(kept).toEqual(ids.slice(0, PAYOUT_ANSWER_LIMITS.files));
  actor.stop();
});
