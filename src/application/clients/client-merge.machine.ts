import { assign, emit, setup } from 'xstate';
import { mergedFields, mergeErrors, proposedToStay } from '#domain/clients/client-merge';
import type { Client } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, problemFromError } from '../problem';

export type ClientMergeEvent =
  | { type: 'merge.start' }
  | { type: 'merge.cancel' }
  | { type: 'other.choose'; other: Client }
  | { type: 'other.change' }
  | { type: 'staying.choose'; clientId: string }
  | { type: 'merge.confirm' }
  | { type: 'failure.retry' }
  | { type: 'failure.dismiss' }
  | { type: 'conflict.acknowledge' }
  | { type: 'client.changed'; client: Client };

export interface ClientMergeContext {
  /** The client from whose page or row the merge was begun. */
  readonly client: Client;
  /** The client that it is merged with; null while none is chosen. */
  readonly other: Client | null;
  /** Which of both stays. */
  readonly stayingId: string;
  readonly problem: ApiProblem | null;
}

/** Emitted when the server has merged the clients. */
export interface ClientsMerged {
  readonly type: 'clients.merged';
  /** The client that stays. */
  readonly client: Client;
  /** The client that is deleted. */
  readonly duplicateId: string;
}

type Failed = { readonly error: unknown };

/** Both clients of a merge, the one that stays first; null while the other is not chosen. */
export function bothClients({
  client,
  other,
  stayingId,
}: ClientMergeContext): readonly [staying: Client, duplicate: Client] | null {
  if (!other) return null;
  return stayingId === other.id ? [other, client] : [client, other];
}

/** What prevents the merge of both clients, codes by field; empty while the other is not chosen. */
export function errorsOfMerge(context: ClientMergeContext): Record<string, string[]> {
  const both = bothClients(context);
  return both ? mergeErrors(mergedFields(...both)) : {};
}

const machineSetup = setup({
  types: {
    context: {} as ClientMergeContext,
    events: {} as ClientMergeEvent,
    emitted: {} as ClientsMerged,
    input: {} as { readonly client: Client },
    tags: {} as 'busy' | 'open',
  },
  actors: {
    /** Merges the clients; returns the one that stays, rejects with an ApiProblem. */
    mergeClients: declareActor<Client, { clientId: string; duplicateId: string }>(),
  },
  guards: {
    isOther: ({ context }, { other }: { other: Client }) => other.id !== context.client.id,
    isOneOfBoth: ({ context }, { clientId }: { clientId: string }) =>
      [context.client.id, context.other?.id].includes(clientId),
    isMergeable: ({ context }) => Object.keys(errorsOfMerge(context)).length === 0,
    /** One of both was merged meanwhile, or is gone: the choice is void. */
    isVoid: (_, { error }: Failed) => [404, 409].includes(asProblem(error).status),
    /** Both together have too much: the choice is shown again with the reason. */
    isRefused: (_, { error }: Failed) => asProblem(error).status === 422,
  },
  actions: {
    keepClient: assign((_, { client }: { client: Client }) => ({ client })),
    keepOther: assign(({ context }, { other }: { other: Client }) => ({
      other,
      stayingId: proposedToStay(context.client, other),
      problem: null,
    })),
    keepStaying: assign((_, { clientId }: { clientId: string }) => ({
      stayingId: clientId,
      problem: null,
    })),
    keepProblem: assign(problemFromError),
    forgetProblem: assign({ problem: null }),
    forgetChoice: assign(({ context }) => ({
      other: null,
      stayingId: context.client.id,
      problem: null,
    })),
    reportOutcome: emit(
      ({ context }, { client }: { client: Client }): ClientsMerged => ({
        type: 'clients.merged',
        client,
        duplicateId: bothClients(context)?.[1].id ?? '',
      }),
    ),
  },
});

/**
 * The merge of two clients who are one person: the other client is chosen, then which of both stays.
 * The server decides. Contract: mergeClients.
 */
export const clientMergeMachine = machineSetup.createMachine({
  id: 'clientMerge',
  context: ({ input: { client } }) => ({
    client,
    other: null,
    stayingId: client.id,
    problem: null,
  }),
  on: {
    'client.changed': {
      actions: { type: 'keepClient', params: ({ event }) => ({ client: event.client }) },
    },
  },
  initial: 'resting',
  states: {
    resting: { on: { 'merge.start': 'choosing' } },
    choosing: {
      tags: 'open',
      on: {
        'other.choose': {
          guard: { type: 'isOther', params: ({ event }) => ({ other: event.other }) },
          target: 'deciding',
          actions: { type: 'keepOther', params: ({ event }) => ({ other: event.other }) },
        },
        'merge.cancel': 'resting',
      },
    },
    deciding: {
      tags: 'open',
      on: {
        'staying.choose': {
          guard: { type: 'isOneOfBoth', params: ({ event }) => ({ clientId: event.clientId }) },
          actions: { type: 'keepStaying', params: ({ event }) => ({ clientId: event.clientId }) },
        },
        'other.change': { target: 'choosing', actions: 'forgetChoice' },
        'merge.confirm': { guard: 'isMergeable', target: 'merging', actions: 'forgetProblem' },
        'merge.cancel': { target: 'resting', actions: 'forgetChoice' },
      },
    },
    merging: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'mergeClients',
        src: 'mergeClients',
        input: ({ context }) => {
          const [staying, duplicate] = bothClients(context) ?? [];
          return { clientId: staying?.id ?? '', duplicateId: duplicate?.id ?? '' };
        },
        onDone: {
          target: 'resting',
          actions: [
            { type: 'reportOutcome', params: ({ event }) => ({ client: event.output }) },
            'forgetChoice',
          ],
        },
        onError: [
          {
            guard: { type: 'isVoid', params: errorFromEvent },
            target: 'conflict',
            actions: { type: 'keepProblem', params: errorFromEvent },
          },
          {
            guard: { type: 'isRefused', params: errorFromEvent },
            target: 'deciding',
            actions: { type: 'keepProblem', params: errorFromEvent },
          },
          { target: 'failed', actions: { type: 'keepProblem', params: errorFromEvent } },
        ],
      },
    },
    failed: {
      on: {
        'failure.retry': { target: 'merging', actions: 'forgetProblem' },
        'failure.dismiss': { target: 'deciding', actions: 'forgetProblem' },
      },
    },
    conflict: {
      on: { 'conflict.acknowledge': { target: 'resting', actions: 'forgetChoice' } },
    },
  },
});
