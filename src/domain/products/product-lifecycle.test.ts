import { describe, expect, it } from 'vitest';
import { permissionsOf, type Role } from '../permissions/permissions';
import {
  allowedProductActions,
  approvedState,
  inventoryType,
  isReviewable,
  PRODUCT_APPROVAL,
  type ProductState,
  rejectedState,
} from './product-lifecycle';

describe('Actions of staff on a product', () => {
  it('Every role may submit a new product, and managers may also archive it', () => {
    expect(actions({ status: 'draft', approvalState: 'new' }, 'store_user')).toEqual(['submit']);
    expect(actions({ status: 'draft', approvalState: 'new' }, 'store_manager')).toEqual([
      'submit',
      'archive',
    ]);
  });

  it('Managers may publish an approved product, and unpublish one while its changes wait for review', () => {
    expect(actions({ status: 'inactive', approvalState: 'approved' }, 'store_manager')).toEqual([
      'publish',
      'archive',
    ]);
    expect(actions({ status: 'published', approvalState: 'under_review' }, 'store_admin')).toEqual([
      'unpublish',
      'archive',
    ]);
  });

  it('An archived product offers only unarchiving', () => {
    const archived = { status: 'published', approvalState: 'approved', isArchived: true } as const;
    expect(allowedProductActions(archived, permissions('store_admin'))).toEqual([
      { action: 'unarchive', to: 'published', reasonRequired: false },
    ]);
    expect(allowedProductActions(archived, permissions('store_user'))).toEqual([]);
  });
});

describe('Stock level of a product', () => {
  it('Stock is out at 0 pieces, low up to the threshold, and in stock above', () => {
    expect([0, -1, 1, 5, 6].map((pieces) => inventoryType(pieces, 5))).toEqual([
      'out_of_stock',
      'out_of_stock',
      'low_stock',
      'low_stock',
      'in_stock',
    ]);
  });
});

describe('Review by the marketplace', () => {
  it('A product is reviewable when it is under review and not archived', () => {
    expect(isReviewable({ ...FIRST_REVIEW })).toBe(true);
    expect(isReviewable({ ...FIRST_REVIEW, isArchived: true })).toBe(false);
    expect(isReviewable({ ...FIRST_REVIEW, approvalState: 'approved' })).toBe(false);
  });

  it('The review of a new product leads to inactive, or back to the draft', () => {
    expect(approvedState(FIRST_REVIEW)).toEqual({ approvalState: 'approved', status: 'inactive' });
    expect(rejectedState(FIRST_REVIEW)).toEqual({ approvalState: 'new', status: 'draft' });
  });

  it.each(['inactive', 'published'] as const)(
    'The review of changes to an %s product keeps its status',
    (status) => {
      const changed = { ...FIRST_REVIEW, status };
      expect(approvedState(changed)).toEqual({ approvalState: 'approved', status });
      expect(rejectedState(changed)).toEqual({ approvalState: 'approved', status });
    },
  );

  it('A rejection leads only to states in the approval table', () => {
    for (const status of ['draft', 'inactive', 'published'] as const) {
      const { approvalState } = rejectedState({ ...FIRST_REVIEW, status });
      expect(
        PRODUCT_APPROVAL.transitions.some(
          (line) => line.action === 'reject' && line.to === approvalState,
        ),
      ).toBe(true);
    }
  });
});

function permissions(role: Role) {
  return new Set(permissionsOf(role));
}

function actions(standing: Omit<ProductState, 'isArchived'>, role: Role) {
  return allowedProductActions({ ...standing, isArchived: false }, permissions(role)).map(
    (line) => line.action,
  );
}

const FIRST_REVIEW: ProductState = {
  status: 'draft',
  approvalState: 'under_review',
  isArchived: false,
};
