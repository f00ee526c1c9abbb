import type {
  AllowedProductAction,
  ApprovalState,
  ProductAction,
  ProductStatus,
} from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import {
  type FailureEvent,
  failureStates,
  failureTransitions,
  recordAfter,
} from '../record-actions';
import { type RecordActionsContext, recordActionsSetup } from '../record-actions-setup';

/**
 * The fields of a product that the machine uses; a row of the list and the whole product both fit.
 */
export interface ProductRecord {
  readonly id: string;
  readonly code: string;
  readonly name: string | null;
  readonly nameEn: string | null;
  readonly nameAr: string | null;
  readonly status: ProductStatus;
  readonly approvalState: ApprovalState;
  readonly allowedActions: readonly AllowedProductAction[];
}

/** The action that is being performed, so that a failed action can be retried. */
export interface ProductAttempt {
  readonly action: ProductAction;
}

export type ProductActionsEvent =
  | { type: 'product.submit' }
  | { type: 'product.publish' }
  | { type: 'product.unpublish' }
  | { type: 'product.archive' }
  | { type: 'archiving.confirm' }
  | { type: 'archiving.cancel' }
  | { type: 'product.unarchive' }
  | FailureEvent
  | { type: 'product.changed'; product: ProductRecord };

export type ProductActionsContext = RecordActionsContext<ProductRecord, ProductAttempt>;

function recordOf(product: ProductRecord): ProductRecord {
  const { id, code, name, nameEn, nameAr, status, approvalState, allowedActions } = product;
  return { id, code, name, nameEn, nameAr, status, approvalState, allowedActions };
}

const machineSetup = recordActionsSetup({
  recordOf,
  attemptOf: ({ action }: ProductAttempt): ProductAttempt => ({ action }),
  types: { events: {} as ProductActionsEvent },
  actors: {
    performAction: declareActor<
      ProductRecord,
      { productId: string; attempt: ProductAttempt | null }
    >(),
  },
});

/**
 * A seller's actions on one product of the list: submit it for review, put it on sale, take it off
 * sale, archive it after a confirmation, restore it. Offers the actions in the record's
 * `allowedActions`. The server decides. After a conflict, the server's record replaces the local
 * one. A submission of an incomplete product fails with the missing fields in the problem's
 * `errors`. Specification, section 4 (row actions on a product).
 */
export const productActionsMachine = machineSetup.createMachine({
  id: 'productActions',
  context: ({ input }) => ({ record: recordOf(input.record), attempt: null, problem: null }),
  on: {
    'product.changed': {
      actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.product }) },
    },
  },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'product.submit': {
          guard: { type: 'isAllowed', params: { action: 'submit' } },
          target: 'performing',
          actions: { type: 'attempt', params: { action: 'submit' } },
        },
        'product.publish': {
          guard: { type: 'isAllowed', params: { action: 'publish' } },
          target: 'performing',
          actions: { type: 'attempt', params: { action: 'publish' } },
        },
        'product.unpublish': {
          guard: { type: 'isAllowed', params: { action: 'unpublish' } },
          target: 'performing',
          actions: { type: 'attempt', params: { action: 'unpublish' } },
        },
        'product.archive': {
          guard: { type: 'isAllowed', params: { action: 'archive' } },
          target: 'confirmingArchive',
        },
        'product.unarchive': {
          guard: { type: 'isAllowed', params: { action: 'unarchive' } },
          target: 'performing',
          actions: { type: 'attempt', params: { action: 'unarchive' } },
        },
      },
    },
    confirmingArchive: {
      tags: 'confirming',
      on: {
        'archiving.confirm': {
          target: 'performing',
          actions: { type: 'attempt', params: { action: 'archive' } },
        },
        'archiving.cancel': 'resting',
      },
    },
    performing: {
      meta: { proves: ['productStatuses', 'productsManaged'] },
      tags: 'busy',
      invoke: {
        id: 'performAction',
        src: 'performAction',
        input: ({ context: { record, attempt } }) => ({ productId: record.id, attempt }),
        onDone: {
          target: 'resting',
          actions: [{ type: 'keepRecord', params: recordAfter }, 'reportOutcome', 'forgetAttempt'],
        },
        onError: failureTransitions,
      },
    },
    ...failureStates('resting'),
  },
});
