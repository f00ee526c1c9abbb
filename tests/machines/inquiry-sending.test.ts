import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideInquirySending } from '#application/inquiries/inquiry-sending.actors';
import type { Inquiry } from '#application/inquiries/inquiry-sending.machine';
import {
  inquiryInput,
  inquirySendingTestModel,
  tooManyInquiries,
} from '../support/machine-models/inquiry-sending.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createInquirySendingNodeDriver } from '../support/node-drivers/inquiry-sending.driver';
import { composeTestApp, settle } from '../support/test-app/compose-test-app';

describeMachine(inquirySendingTestModel, createInquirySendingNodeDriver);

const wish: Inquiry = {
  kind: 'join',
  join: {
    product: 'wasaler',
    firstName: 'Ghita',
    lastName: 'Sqalli',
    email: 'ghita@exemple.ma',
    phoneNumber: '0670335982',
  },
};

it('The inquiry machine sends the same form again under the same key, and another form under another', async () => {
  const { application, transport } = composeTestApp();
  const machine = application.provide(provideInquirySending);
  const actor = createActor(machine, { input: { runId: 'inquiry-1' } }).start();
  for (const _try of [1, 2]) {
    actor.send({ type: 'inquiry.send', inquiry: inquiryInput });
    transport.refuse('/api/public/contact', tooManyInquiries);
    await settle();
  }
  actor.send({ type: 'inquiry.send', inquiry: wish });
  transport.accept('/api/public/join', { receivedAt: '2026-11-19T09:24:00.000Z' });
  await settle();
  expect(actor.getSnapshot().value).toBe('received');
  const sent = transport.sent.map(({ url, headers }) => [url, headers?.['Idempotency-Key']]);
  const [[, first], [, again], [url, other]] = sent as [string[], string[], string[]];
  expect([again, url]).toEqual([first, '/api/public/join']);
  expect(other).not.toBe(first);
});
