import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideLibraryWork } from '#application/media/library-work.actors';
import { aMedia } from '../support/builders/media';
import { libraryActions, libraryWorkTestModel } from '../support/machine-models/library-work.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createLibraryWorkNodeDriver } from '../support/node-drivers/library-work.driver';
import { composeTestApp, settle } from '../support/test-app/compose-test-app';

describeMachine(libraryWorkTestModel, createLibraryWorkNodeDriver);

function begin(action: (typeof libraryActions)[keyof typeof libraryActions]) {
  const app = composeTestApp();
  const actor = createActor(app.application.provide(provideLibraryWork), { input: { action } });
  return { ...app, actor: actor.start() };
}

it('The library work machine reports which pictures are in use, with the number of products', async () => {
  const { actor, transport } = begin(libraryActions['deleting two pictures']);
  actor.send({ type: 'work.confirm', folder: '' });
  expect(transport.sent.at(-1)?.body).toEqual({ ids: ['med_1', 'med_2'] });
  const results = [
    { id: 'med_1', outcome: 'deleted', usageCount: 0 },
    { id: 'med_2', outcome: 'in_use', usageCount: 3 },
  ];
  transport.accept('/api/media/delete/', { results });
  await settle();
  const { value, context } = actor.getSnapshot();
  const picture = aMedia({ id: 'med_2', usageCount: 3 });
  expect([value, context.kept]).toEqual(['results', [{ picture, usageCount: 3 }]]);
});

it('The library work machine moves pictures into the named folder, and renames a folder', () => {
  const moving = begin(libraryActions['moving two pictures']);
  moving.actor.send({ type: 'work.confirm', folder: 'Bols' });
  const renaming = begin(libraryActions['renaming a folder']);
  renaming.actor.send({ type: 'work.confirm', folder: 'Vaisselle' });
  expect([moving.transport.sent.at(-1)?.body, renaming.transport.sent.at(-1)?.body]).toEqual([
    { ids: ['med_1', 'med_2'], folder: 'Bols' },
    { from: 'Bols', to: 'Vaisselle' },
  ]);
});
