import {
  type ProductActionsContext,
  type ProductRecord,
  productActionsMachine,
} from '#application/products/product-actions.machine';
import type { ProductAction } from '#openapi/types.generated';
import { aProduct } from '../builders/product';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** The product in each initial state. */
export const productInitialStates = {
  'a draft': aProduct('draft'),
  'an inactive product': aProduct('inactive'),
  'a published product': aProduct('published'),
  'an archived product': aProduct('archived'),
} satisfies Record<string, ProductRecord>;

export type ProductInitialState = keyof typeof productInitialStates;

/** The product after each staff action, as the server returns it. */
export const productAfter: Readonly<Record<ProductAction, ProductRecord>> = {
  submit: aProduct('underReview'),
  publish: aProduct('published'),
  unpublish: aProduct('inactive'),
  archive: aProduct('archived'),
  unarchive: aProduct('inactive'),
};

/** The product after a colleague archived it first. */
export const productArchivedByColleague = aProduct('archived');

/** The product after the marketplace started its review. */
export const productUnderReview = aProduct('underReview');

/** What a submission still lacks, by field. */
export const missingFields = { name: ['required'], cover: ['required'] };

/** What the page shows of one product's process. */
export interface ProductActionsViewState {
  readonly dialog: 'archiving' | 'failure' | 'conflict' | null;
  readonly busy: boolean;
}

/** How an action can end. */
export type ProductActionOutcome =
  | 'with success'
  | 'a colleague was faster'
  | 'something is missing'
  | 'with a server fault';

/** The actions and assertions that a driver of a product's row must implement. */
export interface ProductActionsDriver {
  open(beginning: ProductInitialState): Promise<void>;
  submit(): Promise<void>;
  publish(): Promise<void>;
  unpublish(): Promise<void>;
  askArchiving(): Promise<void>;
  confirmArchiving(): Promise<void>;
  cancelArchiving(): Promise<void>;
  unarchive(): Promise<void>;
  retry(): Promise<void>;
  dismissFailure(): Promise<void>;
  acknowledgeConflict(): Promise<void>;
  /** The list receives a newer record of the product: `productUnderReview`. */
  receiveNewerRecord(): Promise<void>;
  settleAction(how: ProductActionOutcome): Promise<void>;
  expectViewState(viewState: ProductActionsViewState): Promise<void>;
}

const idleViewState = { dialog: null, busy: false };

function performed(action: ProductAction) {
  return {
    type: 'xstate.done.actor.performAction',
    output: productAfter[action],
  };
}

function notPerformed(status: number, code: string, more: object = {}) {
  return {
    type: 'xstate.error.actor.performAction',
    error: problemOf(status, code, more),
  };
}

/** The responses that each attempt can get; a colleague can be first only by archiving. */
function answersTo(attempt: ProductAction | undefined): readonly string[] {
  return [
    `${attempt} succeeds`,
    'the server fails',
    ...(attempt === 'submit' ? ['the product lacks something'] : []),
    ...(attempt === 'unarchive' ? [] : ['a colleague was faster']),
  ];
}

/** The product-actions machine, as a test model that drivers in Node and in a browser can run. */
export const productActionsTestModel: MachineTestModel<
  typeof productActionsMachine,
  ProductActionsDriver
> = {
  model: {
    machine: productActionsMachine,
    inputs: Object.fromEntries(
      Object.entries(productInitialStates).map(([label, product]) => [label, { record: product }]),
    ),
    events: {
      'product.submit': { type: 'product.submit' },
      'product.publish': { type: 'product.publish' },
      'product.unpublish': { type: 'product.unpublish' },
      'product.archive': { type: 'product.archive' },
      'archiving.confirm': { type: 'archiving.confirm' },
      'archiving.cancel': { type: 'archiving.cancel' },
      'product.unarchive': { type: 'product.unarchive' },
      'failure.retry': { type: 'failure.retry' },
      'failure.dismiss': { type: 'failure.dismiss' },
      'conflict.acknowledge': { type: 'conflict.acknowledge' },
      'the list brings a newer record': {
        type: 'product.changed',
        product: productUnderReview,
      },
      'submit succeeds': performed('submit'),
      'publish succeeds': performed('publish'),
      'unpublish succeeds': performed('unpublish'),
      'archive succeeds': performed('archive'),
      'unarchive succeeds': performed('unarchive'),
      'a colleague was faster': notPerformed(409, 'action_not_allowed', {
        current: productArchivedByColleague,
      }),
      'the product lacks something': notPerformed(422, 'validation_failed', {
        errors: missingFields,
      }),
      'the server fails': notPerformed(500, 'internal'),
    },
    serialise: ({ record: product, attempt }: ProductActionsContext) => [
      product.allowedActions.map(({ action }) => action),
      attempt?.action,
    ],
    isPossible: ({ attempt }: ProductActionsContext, label) =>
      !/succeeds|faster|lacks|fails/.test(label) || answersTo(attempt?.action).includes(label),
  },

  // The labels of the inputs are the keys of the initial states above.
  setUp: (driver, input) => driver.open(input as ProductInitialState),

  eventExecutors: {
    'product.submit': (driver) => driver.submit(),
    'product.publish': (driver) => driver.publish(),
    'product.unpublish': (driver) => driver.unpublish(),
    'product.archive': (driver) => driver.askArchiving(),
    'archiving.confirm': (driver) => driver.confirmArchiving(),
    'archiving.cancel': (driver) => driver.cancelArchiving(),
    'product.unarchive': (driver) => driver.unarchive(),
    'failure.retry': (driver) => driver.retry(),
    'failure.dismiss': (driver) => driver.dismissFailure(),
    'conflict.acknowledge': (driver) => driver.acknowledgeConflict(),
    'product.changed': (driver) => driver.receiveNewerRecord(),
  },

  outcomeExecutors: {
    'submit succeeds': (driver) => driver.settleAction('with success'),
    'publish succeeds': (driver) => driver.settleAction('with success'),
    'unpublish succeeds': (driver) => driver.settleAction('with success'),
    'archive succeeds': (driver) => driver.settleAction('with success'),
    'unarchive succeeds': (driver) => driver.settleAction('with success'),
    'a colleague was faster': (driver) => driver.settleAction('a colleague was faster'),
    'the product lacks something': (driver) => driver.settleAction('something is missing'),
    'the server fails': (driver) => driver.settleAction('with a server fault'),
  },

  stateAssertions: {
    resting: (driver) => driver.expectViewState(idleViewState),
    confirmingArchive: (driver) =>
      driver.expectViewState({ ...idleViewState, dialog: 'archiving' }),
    performing: (driver) => driver.expectViewState({ ...idleViewState, busy: true }),
    failed: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'failure' }),
    conflict: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'conflict' }),
  },
};
