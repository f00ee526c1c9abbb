import { assign, emit, setup } from 'xstate';
import { declareActor, declareListener } from '../machine-actors';
import type { CameraFailure } from '../ports/ticket-camera.port';

export type TicketScanEvent = { type: 'camera.open' } | { type: 'camera.close' };

/** Emitted for each code that the camera reads. */
export interface CodeRead {
  readonly type: 'code.read';
  readonly code: string;
}

export interface TicketScanContext {
  /** The code that was read last; null before the first one. */
  readonly last: string | null;
  readonly failure: CameraFailure | null;
}

function codeOf({ event }: { event: { output: string } }) {
  return { code: event.output };
}

function failureOf({ event }: { event: { error: unknown } }) {
  // The port promises no other reason.
  return { failure: event.error as CameraFailure };
}

const failing = {
  target: '#ticketScan.failed',
  actions: { type: 'keepFailure', params: failureOf },
} as const;

/** Reads the codes of tickets by the camera, one after another, until it is closed or fails. */
export const ticketScanMachine = setup({
  types: {
    context: {} as TicketScanContext,
    events: {} as TicketScanEvent,
    emitted: {} as CodeRead,
    tags: {} as 'busy',
  },
  actors: {
    /** Starts the camera; rejects with a CameraFailure. */
    openCamera: declareActor<void>(),
    /** Returns the next code that is not `last`; rejects with a CameraFailure. */
    readCode: declareActor<string, { last: string | null }>(),
    /** Switches the camera off when it ends. */
    holdCamera: declareListener<TicketScanEvent>(),
  },
  actions: {
    keepCode: assign((_, { code }: { code: string }) => ({ last: code })),
    reportCode: emit((_, { code }: { code: string }): CodeRead => ({ type: 'code.read', code })),
    keepFailure: assign((_, { failure }: { failure: CameraFailure }) => ({ failure })),
    forget: assign({ last: null, failure: null }),
  },
}).createMachine({
  id: 'ticketScan',
  context: { last: null, failure: null },
  initial: 'closed',
  states: {
    closed: { on: { 'camera.open': 'open' } },
    open: {
      on: { 'camera.close': { target: 'closed', actions: 'forget' } },
      invoke: { id: 'holdCamera', src: 'holdCamera' },
      initial: 'starting',
      states: {
        starting: {
          tags: 'busy',
          invoke: { id: 'openCamera', src: 'openCamera', onDone: 'reading', onError: failing },
        },
        reading: {
          invoke: {
            id: 'readCode',
            src: 'readCode',
            input: ({ context: { last } }) => ({ last }),
            onDone: {
              target: 'reading',
              reenter: true,
              actions: [
                { type: 'keepCode', params: codeOf },
                { type: 'reportCode', params: codeOf },
              ],
            },
            onError: failing,
          },
        },
      },
    },
    /** The camera cannot be used; the reason is in the context. */
    failed: { on: { 'camera.open': { target: 'open', actions: 'forget' } } },
  },
});
