import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  availabilityEditing,
  availabilityRecord,
  socialSection,
} from '#application/stores/settings-editing';
import type { SocialForm } from '#domain/stores/settings-forms';
import { DEFAULT_AVAILABILITY } from '#domain/stores/store-availability';
import type { Store } from '#openapi/types.generated';
import { composeTestApp, settle } from '../support/test-app/compose-test-app';
import { problemOf } from '../support/test-app/scripted-transport';

const READ = '/api/store/my/get/';
const WRITE = '/api/store/update/str_1';
const HOURS = '/api/store/my/get/availability/';
const NEW_HOURS = '/api/store/availability/create/new/';

/** A store with only the fields that the section needs. */
function storeOf(revision: number, more: Partial<Store> = {}) {
  return { id: 'str_1', revision, socialLinks: {}, ...more } as Store;
}

describe('Section of the settings', () => {
  it('A settings section is sent with the current revision of the store', async () => {
    const { save, transport, state } = await beginLinks();
    await save({ website: 'https://exemple.ma' });
    transport.accept(READ, storeOf(1));
    await settle();
    expect(transport.sent.at(-1)).toMatchObject({
      url: WRITE,
      body: { socialLinks: { website: 'https://exemple.ma' } },
      headers: { 'If-Match': '"1"' },
    });
    transport.accept(WRITE, storeOf(2, { socialLinks: { website: 'https://exemple.ma' } }));
    await settle();
    expect(state()).toEqual({ editing: 'saved' });
  });

  it('A settings section is sent again when a colleague changed another section', async () => {
    const { save, transport, state } = await beginLinks();
    await save({ website: 'https://exemple.ma' });
    transport.accept(READ, storeOf(1));
    await settle();
    transport.refuse(WRITE, stale(storeOf(5, { name: 'Autre' })));
    await settle();
    expect(transport.sent.at(-1)?.headers).toMatchObject({ 'If-Match': '"5"' });
    transport.accept(WRITE, storeOf(6, { socialLinks: { website: 'https://exemple.ma' } }));
    await settle();
    expect(state()).toEqual({ editing: 'saved' });
  });

  it('A settings section takes a colleague’s change of another field over, and asks nothing', async () => {
    const { save, transport, state } = await beginLinks();
    await save({ website: 'https://exemple.ma' });
    transport.accept(READ, storeOf(1));
    await settle();
    const theirs = { facebook: 'https://www.facebook.com/autre' };
    transport.refuse(WRITE, stale(storeOf(5, { socialLinks: theirs })));
    await settle();
    transport.accept(READ, storeOf(5, { socialLinks: theirs }));
    await settle();
    const both = { ...theirs, website: 'https://exemple.ma' };
    expect(transport.sent.at(-1)).toMatchObject({
      url: WRITE,
      body: { socialLinks: both },
      headers: { 'If-Match': '"5"' },
    });
    transport.accept(WRITE, storeOf(6, { socialLinks: both }));
    await settle();
    expect(state()).toEqual({ editing: 'saved' });
  });

  it('A settings section shows both versions when a colleague changed the same field', async () => {
    const { save, transport, state, actor } = await beginLinks();
    await save({ website: 'https://exemple.ma' });
    transport.accept(READ, storeOf(1));
    await settle();
    const theirs = { website: 'https://autre.ma' };
    transport.refuse(WRITE, stale(storeOf(5, { socialLinks: theirs })));
    await settle();
    expect(state()).toBe('conflict');
    expect(actor.getSnapshot().context.theirs?.values).toMatchObject(theirs);
  });
});

it("A colleague's concurrent change of the hours is a conflict, and is overwritten only on request", async () => {
  const app = composeTestApp();
  const known = { ...availability(), updatedAt: null, revision: 0 };
  const actor = createActor(app.application.provide(availabilityEditing), {
    input: { record: availabilityRecord('str_1', known), draftKey: null },
  }).start();
  await settle();
  const { values } = availabilityRecord('str_1', known);
  const changes = { handlingDays: 4 };
  actor.send({ type: 'record.save', attempt: { values: { ...values, ...changes }, changes } });
  await settle();
  app.transport.accept(HOURS, { ...availability(), handlingDays: 1, updatedAt: null, revision: 3 });
  await settle();
  expect(actor.getSnapshot().value).toBe('conflict');
  actor.send({
    type: 'conflict.choose',
    attempt: { values: { ...values, ...changes }, changes },
  });
  await settle();
  app.transport.accept(HOURS, { ...availability(), handlingDays: 1, updatedAt: null, revision: 3 });
  await settle();
  expect(app.transport.sent.at(-1)).toMatchObject({
    url: NEW_HOURS,
    body: changes,
    headers: { 'If-Match': '"3"' },
  });
});

function availability() {
  return {
    weekly: [...DEFAULT_AVAILABILITY.weekly],
    closures: [],
    handlingDays: DEFAULT_AVAILABILITY.handlingDays,
  };
}

function stale(current: Store) {
  return problemOf(412, 'stale_revision', { current });
}

async function beginLinks() {
  const app = composeTestApp();
  const record = socialSection.recordOf(storeOf(1));
  const actor = createActor(app.application.provide(socialSection.editing), {
    input: { record, draftKey: null },
  }).start();
  await settle();
  const save = async (changes: Partial<SocialForm>) => {
    actor.send({
      type: 'record.save',
      attempt: { values: { ...record.values, ...changes }, changes },
    });
    await settle();
  };
  return { ...app, actor, save, state: () => actor.getSnapshot().value };
}
