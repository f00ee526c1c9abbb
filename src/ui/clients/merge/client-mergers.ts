import { createActor, type SnapshotFrom } from 'xstate';
import type { Client } from '#application/api/clients-endpoints.generated';
import { provideClientMerge } from '#application/clients/client-merge.actors';
import type { ClientsMerged } from '#application/clients/client-merge.machine';
import type { Application } from '#application/create-application';
import type { RecordActor } from '../../lists/lazy-record-actor';
import { createRecordActors, type RecordActors } from '../../lists/record-actors';

export type ClientMerger = RecordActor<ReturnType<typeof provideClientMerge>>;
type MergeSnapshot = SnapshotFrom<ReturnType<typeof provideClientMerge>>;

/** The merges of the clients on a page. */
export type ClientMergers = RecordActors<Client, ClientMerger>;

export function createClientMergers(
  { provide, inspection }: Pick<Application, 'provide' | 'inspection'>,
  onMerged: (merged: ClientsMerged) => void,
): ClientMergers {
  return createRecordActors<Client, MergeSnapshot, ClientMerger>({
    create: (client) => {
      const actor = createActor(provide(provideClientMerge), { input: { client }, ...inspection });
      actor.on('clients.merged', onMerged);
      return actor;
    },
    update: (actor, client) => actor.send({ type: 'client.changed', client }),
    hasOpenDialog: (snapshot) => !snapshot.matches('resting'),
  });
}
