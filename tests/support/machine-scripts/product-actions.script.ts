import type { ProductAction } from '#application/api/products-endpoints.generated';
import {
  type ProductActionsContext,
  type ProductRecord,
  productActionsMachine,
} from '#application/products/product-actions.machine';
import { aProduct } from '../builders/product';
import type { MachineScript } from '../model/machine-script';
import { problemOf } from '../test-app/scripted-transport';

/** The product as it stands when the seller begins. */
export const productBeginnings = {
  'a draft': aProduct('draft'),
  'an inactive product': aProduct('inactive'),
  'a published product': aProduct('published'),
  'an archived product': aProduct('archived'),
} satisfies Record<string, ProductRecord>;

export type ProductBeginning = keyof typeof productBeginnings;

/** The product after each action of staff, as the server gives it back. */
export const productAfter: Readonly<Record<ProductAction, ProductRecord>> = {
  submit: aProduct('underReview'),
  publish: aProduct('published'),
  unpublish: aProduct('inactive'),
  archive: aProduct('archived'),
  unarchive: aProduct('inactive'),
};

/** The product after a colleague was faster and archived it. */
export const productTakenByColleague = aProduct('archived');

/** The product after the marketplace took it into review. */
export const productMovedElsewhere = aProduct('underReview');

/** What a submission still lacks, by field. */
export const missingFields = { name: ['required'], cover: ['required'] };

/** What the page shows of one product's process. */
export interface ProductActionsSight {
  readonly dialog: 'archiving' | 'failure' | 'conflict' | null;
  readonly busy: boolean;
}

/** How an action can end. */
export type ProductActionEnd =
  | 'with success'
  | 'a colleague was faster'
  | 'something is missing'
  | 'with a server fault';

/** What a runner must be able to do to a product's row and to see of it. */
export interface ProductActionsWorld {
  open(beginning: ProductBeginning): Promise<void>;
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
  /** The list brings a newer record of the product: `productMovedElsewhere`. */
  listBringsNewerRecord(): Promise<void>;
  actionEnds(how: ProductActionEnd): Promise<void>;
  sees(sight: ProductActionsSight): Promise<void>;
}

const calm = { dialog: null, busy: false };
const performed = (action: ProductAction) => ({
  type: 'xstate.done.actor.performAction',
  output: productAfter[action],
});
const notPerformed = (status: number, code: string, more: object = {}) => ({
  type: 'xstate.error.actor.performAction',
  error: problemOf(status, code, more),
});

/** Which answers belong to which attempt; a colleague is only ever faster by archiving. */
const answersTo = (attempt: ProductAction | undefined): readonly string[] => [
  `${attempt} succeeds`,
  'the server fails',
  ...(attempt === 'submit' ? ['the product lacks something'] : []),
  ...(attempt === 'unarchive' ? [] : ['a colleague was faster']),
];

/** The product-actions machine, told so that Node and a browser can both play it. */
export const productActionsScript: MachineScript<
  typeof productActionsMachine,
  ProductActionsWorld
> = {
  model: {
    machine: productActionsMachine,
    inputs: Object.fromEntries(
      Object.entries(productBeginnings).map(([label, product]) => [label, { product }]),
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
        product: productMovedElsewhere,
      },
      'submit succeeds': performed('submit'),
      'publish succeeds': performed('publish'),
      'unpublish succeeds': performed('unpublish'),
      'archive succeeds': performed('archive'),
      'unarchive succeeds': performed('unarchive'),
      'a colleague was faster': notPerformed(409, 'action_not_allowed', {
        current: productTakenByColleague,
      }),
      'the product lacks something': notPerformed(422, 'validation_failed', {
        errors: missingFields,
      }),
      'the server fails': notPerformed(500, 'internal'),
    },
    serialise: ({ product, attempt }: ProductActionsContext) => [
      product.allowedActions.map(({ action }) => action),
      attempt?.action,
    ],
    isPossible: ({ attempt }: ProductActionsContext, label) =>
      !/succeeds|faster|lacks|fails/.test(label) || answersTo(attempt?.action).includes(label),
  },

  // The labels of the inputs are those of the beginnings, see above.
  opens: (world, input) => world.open(input as ProductBeginning),

  does: {
    'product.submit': (world) => world.submit(),
    'product.publish': (world) => world.publish(),
    'product.unpublish': (world) => world.unpublish(),
    'product.archive': (world) => world.askArchiving(),
    'archiving.confirm': (world) => world.confirmArchiving(),
    'archiving.cancel': (world) => world.cancelArchiving(),
    'product.unarchive': (world) => world.unarchive(),
    'failure.retry': (world) => world.retry(),
    'failure.dismiss': (world) => world.dismissFailure(),
    'conflict.acknowledge': (world) => world.acknowledgeConflict(),
    'product.changed': (world) => world.listBringsNewerRecord(),
  },

  outcomes: {
    'submit succeeds': (world) => world.actionEnds('with success'),
    'publish succeeds': (world) => world.actionEnds('with success'),
    'unpublish succeeds': (world) => world.actionEnds('with success'),
    'archive succeeds': (world) => world.actionEnds('with success'),
    'unarchive succeeds': (world) => world.actionEnds('with success'),
    'a colleague was faster': (world) => world.actionEnds('a colleague was faster'),
    'the product lacks something': (world) => world.actionEnds('something is missing'),
    'the server fails': (world) => world.actionEnds('with a server fault'),
  },

  sees: {
    resting: (world) => world.sees(calm),
    confirmingArchive: (world) => world.sees({ ...calm, dialog: 'archiving' }),
    performing: (world) => world.sees({ ...calm, busy: true }),
    failed: (world) => world.sees({ ...calm, dialog: 'failure' }),
    conflict: (world) => world.sees({ ...calm, dialog: 'conflict' }),
  },
};
