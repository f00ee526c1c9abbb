import { type AllowedAction, type Lifecycle, staffTransitions } from '../lifecycle/lifecycle';
import type { Permission } from '../permissions/permissions';

export const PRODUCT_STATUSES = ['draft', 'inactive', 'published'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

export const APPROVAL_STATES = ['new', 'under_review', 'approved'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

export const INVENTORY_TYPES = ['in_stock', 'low_stock', 'out_of_stock'] as const;
export type InventoryType = (typeof INVENTORY_TYPES)[number];

/** Stock that must be bought or made: low or out. */
export const SHORT_STOCK = ['low_stock', 'out_of_stock'] as const satisfies InventoryType[];

/**
 * Actions that the store's staff can request; approving and rejecting belong to the marketplace.
 */
export const STAFF_PRODUCT_ACTIONS = [
  'submit',
  'publish',
  'unpublish',
  'archive',
  'unarchive',
] as const;
export type StaffProductAction = (typeof STAFF_PRODUCT_ACTIONS)[number];

/**
 * Actions that change a product's approval; editing an approved one causes `change` and `takeBack`.
 */
export type ApprovalAction = 'submit' | 'change' | 'takeBack' | 'approve' | 'reject';

/**
 * The marketplace's review of a product's texts and pictures. A rejection has two outcomes: a
 * product never approved becomes a draft again; one that was approved stays approved and only loses
 * its pending changes (contract, product lifecycle). {@link rejectedState} distinguishes the two.
 */
export const PRODUCT_APPROVAL: Lifecycle<ApprovalState, ApprovalAction> = {
  name: 'product approval',
  statuses: APPROVAL_STATES,
  transitions: [
    {
      from: ['new'],
      action: 'submit',
      to: 'under_review',
      who: ['staff'],
      permission: 'products.submit',
      condition: 'complete by the rules of the create form, with a cover',
    },
    {
      from: ['approved', 'under_review'],
      action: 'change',
      to: 'under_review',
      who: ['staff'],
      permission: 'products.edit',
      condition: 'approved once; French name, category, brand or pictures',
      effect: 'the new values wait as pending changes, the live ones stay',
    },
    {
      from: ['under_review'],
      action: 'takeBack',
      to: 'approved',
      who: ['staff'],
      permission: 'products.edit',
      condition: 'approved once; the live values asked for again',
      effect: 'nothing waits any more',
    },
    {
      from: ['under_review'],
      action: 'approve',
      to: 'approved',
      who: ['marketplace'],
      effect: 'a new product becomes inactive; pending changes become live',
    },
    {
      from: ['under_review'],
      action: 'reject',
      to: 'new',
      who: ['marketplace'],
      reasonRequired: true,
      condition: 'never approved',
      effect: 'the product is a draft again',
    },
    {
      from: ['under_review'],
      action: 'reject',
      to: 'approved',
      who: ['marketplace'],
      reasonRequired: true,
      condition: 'approved once',
      effect: 'the pending changes are dropped, everything else stays',
    },
  ],
};

/** Whether a product is visible to shoppers. */
export const PRODUCT_PUBLICATION: Lifecycle<ProductStatus, 'publish' | 'unpublish'> = {
  name: 'product publication',
  statuses: PRODUCT_STATUSES,
  transitions: [
    {
      from: ['inactive'],
      action: 'publish',
      to: 'published',
      who: ['staff'],
      permission: 'products.publish',
      condition: 'approved once',
    },
    {
      from: ['published'],
      action: 'unpublish',
      to: 'inactive',
      who: ['staff'],
      permission: 'products.publish',
    },
  ],
};

/** The product fields that the lifecycle needs. `isArchived` preserves the status. */
export type ProductState = {
  status: ProductStatus;
  approvalState: ApprovalState;
  isArchived: boolean;
};

/**
 * The marketplace has approved the product at least once: only then is it inactive or published.
 */
export function wasApproved({ status }: Pick<ProductState, 'status'>): boolean {
  return status !== 'draft';
}

/** Whether the marketplace can review the product: an archived one is not reviewed. */
export function isReviewable({ approvalState, isArchived }: ProductState): boolean {
  return !isArchived && approvalState === 'under_review';
}

/** The state after approval: a new product becomes inactive, another keeps its status. */
export function approvedState(product: ProductState) {
  return {
    approvalState: 'approved' as const,
    status: wasApproved(product) ? product.status : ('inactive' as const),
  };
}

/** The state after rejection: a draft again or, for a product approved once, the live state. */
export function rejectedState(product: ProductState) {
  return {
    approvalState: wasApproved(product) ? ('approved' as const) : ('new' as const),
    status: product.status,
  };
}

/**
 * The actions staff can take on a product, archive last. A product that is inactive or published
 * was approved once, so it stays publishable while changes of its texts wait for review.
 */
export function allowedProductActions(
  product: ProductState,
  permissions: ReadonlySet<Permission>,
): AllowedAction<StaffProductAction>[] {
  const mayArchive = permissions.has('products.archive');
  if (product.isArchived) {
    return mayArchive ? [{ action: 'unarchive', to: product.status, reasonRequired: false }] : [];
  }
  const moves = [
    ...staffTransitions(PRODUCT_APPROVAL, product.approvalState, permissions),
    ...staffTransitions(PRODUCT_PUBLICATION, product.status, permissions),
  ].flatMap(({ action, to }) =>
    action === 'submit' || action === 'publish' || action === 'unpublish'
      ? [{ action, to, reasonRequired: false }]
      : [],
  );
  return mayArchive
    ? [...moves, { action: 'archive', to: 'archived', reasonRequired: false }]
    : moves;
}

/** The permission that each staff action requires. */
export const PRODUCT_ACTION_PERMISSION: Record<StaffProductAction, Permission> = {
  submit: 'products.submit',
  publish: 'products.publish',
  unpublish: 'products.publish',
  archive: 'products.archive',
  unarchive: 'products.archive',
};

/** The stock level: available pieces compared with the threshold for low stock. */
export function inventoryType(available: number, lowStockThreshold: number): InventoryType {
  if (available <= 0) return 'out_of_stock';
  return available <= lowStockThreshold ? 'low_stock' : 'in_stock';
}
