import type { ProductRecord } from '#application/products/product-actions.machine';
import type { ProductAction } from '#openapi/types.generated';

/** The states of a product, with the actions that the server offers to a store admin. */
const standings = {
  draft: { status: 'draft', approvalState: 'new', offered: ['submit', 'archive'] },
  underReview: { status: 'draft', approvalState: 'under_review', offered: ['archive'] },
  inactive: { status: 'inactive', approvalState: 'approved', offered: ['publish', 'archive'] },
  published: { status: 'published', approvalState: 'approved', offered: ['unpublish', 'archive'] },
  archived: { status: 'inactive', approvalState: 'approved', offered: ['unarchive'] },
} as const;

const leadsTo: Record<ProductAction, string> = {
  submit: 'under_review',
  publish: 'published',
  unpublish: 'inactive',
  archive: 'archived',
  unarchive: 'inactive',
};

/** A product in this state, with its actions. */
export function aProduct(standing: keyof typeof standings): ProductRecord {
  const { status, approvalState, offered } = standings[standing];
  return {
    id: 'prd_1',
    code: 'BOL-FES-18',
    name: 'Bol de Fès',
    nameEn: null,
    nameAr: null,
    status,
    approvalState,
    allowedActions: offered.map((action) => ({
      action,
      to: leadsTo[action],
      reasonRequired: false,
    })),
  };
}
