import type { SnapshotFrom } from 'xstate';
import type { Application } from '#application/create-application';
import { provideProductActions } from '#application/products/product-actions.actors';
import type { ProductAttempt, ProductRecord } from '#application/products/product-actions.machine';
import type { ActionPerformed } from '#application/record-actions-setup';
import type { ProductAction } from '#openapi/types.generated';
import { RecordActor } from '../lists/record-actor';
import { createRecordActors, type RecordActors } from '../lists/record-actors';

export type ProductActor = RecordActor<ReturnType<typeof provideProductActions>>;
type ProductSnapshot = SnapshotFrom<ReturnType<typeof provideProductActions>>;
/** A product from a list or from its own page. */
export type ProductRow = ProductRecord & { readonly revision: number };
/** The processes of the products on a page. */
export type ProductActors = RecordActors<ProductRow, ProductActor>;

/** An action that has just succeeded on a product. */
export type ProductOutcome = ActionPerformed<ProductRecord, ProductAttempt['action']>;

/** Whether the archiving dialog is open: it stays open until the archiving is done. */
export function isArchiving(snapshot: ProductSnapshot): boolean {
  return (
    snapshot.matches('confirmingArchive') ||
    (snapshot.matches('performing') && snapshot.context.attempt?.action === 'archive')
  );
}

/** The action that is being performed. */
export function runningAction(snapshot: ProductSnapshot | undefined): ProductAction | undefined {
  return snapshot?.hasTag('busy') ? snapshot.context.attempt?.action : undefined;
}

function hasOpenDialog(snapshot: ProductSnapshot): boolean {
  return isArchiving(snapshot) || snapshot.matches('failed') || snapshot.matches('conflict');
}

export function createProductActors(
  { provide, inspection }: Pick<Application, 'provide' | 'inspection'>,
  onOutcome: (outcome: ProductOutcome) => void,
): ProductActors {
  return createRecordActors({
    create: (product: ProductRow) => {
      const actor = new RecordActor(provide(provideProductActions), {
        input: { record: product },
        ...inspection,
      });
      actor.on('action.performed', onOutcome);
      return actor;
    },
    changed: (product) => ({ type: 'product.changed', product }),
    hasOpenDialog,
  });
}
