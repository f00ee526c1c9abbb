import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  bothClients,
  clientMergeMachine,
  errorsOfMerge,
} from '#application/clients/client-merge.machine';
import {
  clientMergeTestModel,
  mergeableClient,
  mergedClient,
  unmergeableClient,
} from '../support/machine-models/client-merge.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createClientMergeNodeDriver } from '../support/node-drivers/client-merge.driver';

describeMachine(clientMergeTestModel, createClientMergeNodeDriver);

it('The client with more orders is proposed to stay, until the user chooses the other one', () => {
  const actor = createActor(clientMergeMachine, { input: { client: mergedClient } }).start();
  actor.send({ type: 'merge.start' });
  actor.send({ type: 'other.choose', other: mergeableClient });
  expect(bothClients(actor.getSnapshot().context)).toEqual([mergeableClient, mergedClient]);
  actor.send({ type: 'staying.choose', clientId: mergedClient.id });
  expect(bothClients(actor.getSnapshot().context)).toEqual([mergedClient, mergeableClient]);
  actor.stop();
});

it('A merge whose note would be too long names the note, and cannot be confirmed', () => {
  const actor = createActor(clientMergeMachine, { input: { client: mergedClient } }).start();
  expect(errorsOfMerge(actor.getSnapshot().context)).toEqual({});
  actor.send({ type: 'merge.start' });
  actor.send({ type: 'other.choose', other: unmergeableClient });
  expect(errorsOfMerge(actor.getSnapshot().context)).toEqual({ note: ['too_long'] });
  expect(actor.getSnapshot().can({ type: 'merge.confirm' })).toBe(false);
  actor.stop();
});
