import { provideClientMerge } from '#application/clients/client-merge.actors';
import type { ClientsMerged } from '#application/clients/client-merge.machine';
import type { Application } from '#application/create-application';
import type { Client } from '#openapi/types.generated';
import { RecordActor } from '../../lists/record-actor';
import { createRecordActors, type RecordActors } from '../../lists/record-actors';

export type ClientMerger = RecordActor<ReturnType<typeof provideClientMerge>>;

/** The merges of the clients on a page. */
export type ClientMergers = RecordActors<Client, ClientMerger>;

export function createClientMergers(
  { provide, inspection }: Pick<Application, 'provide' | 'inspection'>,
  onMerged: (merged: ClientsMerged) => void,
): ClientMergers {
  return createRecordActors({
    create: (client: Client) => {
      const actor = new RecordActor(provide(provideClientMerge), {
        input: { client },
        ...inspection,
      });
      actor.on('clients.merged', onMerged);
      return actor;
    },
    changed: (client) => ({ type: 'client.changed', client }),
    hasOpenDialog: (snapshot) => !snapshot.matches('resting'),
  });
}
