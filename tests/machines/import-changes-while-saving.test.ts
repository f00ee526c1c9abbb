import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { productImportMachine } from '#application/products/product-import.machine';
import type { ImportJob, ImportUpdate } from '#openapi/types.generated';
import { anImportJob } from '../support/builders/import-job';
import { settle } from '../support/test-app/compose-test-app';
import { problemOf } from '../support/test-app/scripted-transport';

const JOB = anImportJob('uploaded');
const SAVED = anImportJob('uploaded', { revision: JOB.revision + 1 });

test('Changes made while another one is saved are saved after it, as one change', async () => {
  const { wizard, saves } = await openMapping();
  wizard.send({ type: 'options.change', options: { vatRate: 20 } });
  wizard.send({ type: 'options.change', options: { vatRate: 10 } });
  wizard.send({ type: 'options.change', options: { decimalMark: 'comma' } });
  wizard.send({ type: 'options.change', options: { vatRate: 7 } });
  wizard.send({ type: 'encoding.change', encoding: 'cp850' });
  expect(saves.map(({ change }) => change)).toEqual([{ options: { vatRate: 20 } }]);
  saves[0]?.accept();
  await settle();
  expect(wizard.getSnapshot().value).toBe('savingMapping');
  expect(saves[1]).toMatchObject({
    revision: SAVED.revision,
    change: { encoding: 'cp850', options: { vatRate: 7, decimalMark: 'comma' } },
  });
  saves[1]?.accept();
  await settle();
  expect(wizard.getSnapshot().value).toBe('mapping');
  expect(saves).toHaveLength(2);
});

test('A refused change is shown with its problem, and the changes after it are not sent', async () => {
  const { wizard, saves } = await openMapping();
  wizard.send({ type: 'encoding.change', encoding: 'cp850' });
  wizard.send({ type: 'options.change', options: { vatRate: 10 } });
  saves[0]?.refuse();
  await settle();
  expect(wizard.getSnapshot().value).toBe('mapping');
  expect(wizard.getSnapshot().context).toMatchObject({
    change: null,
    nextChange: null,
    problem: { status: 422 },
  });
  wizard.send({ type: 'options.change', options: { decimalMark: 'point' } });
  expect(saves[1]?.change).toEqual({ options: { decimalMark: 'point' } });
});

interface HeldSave {
  readonly revision: number | undefined;
  readonly change: ImportUpdate | null;
  accept(): void;
  refuse(): void;
}

/** The wizard at the step of the mapping, and the saves that it has begun, which wait for an answer. */
async function openMapping() {
  const saves: HeldSave[] = [];
  const wizard = createActor(
    productImportMachine.provide({
      actors: {
        loadJob: fromPromise<ImportJob, { jobId: string | null }>(async () => JOB),
        saveChange: fromPromise<ImportJob, { job: ImportJob | null; change: ImportUpdate | null }>(
          ({ input: { job, change } }) =>
            new Promise((resolve, reject) => {
              saves.push({
                revision: job?.revision,
                change,
                accept: () => resolve(SAVED),
                refuse: () => reject(problemOf(422, 'validation_failed')),
              });
            }),
        ),
      },
    }),
    { input: { jobId: JOB.id } },
  ).start();
  await settle();
  return { wizard, saves };
}
