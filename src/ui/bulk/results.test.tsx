import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { bulkActionMachine } from '#application/bulk/bulk-action.machine';
import type { BulkReason } from '#domain/products/bulk-refusal';
import { aBulkProduct } from '../../../tests/support/builders/bulk-product';
import { composeTestApp } from '../../../tests/support/test-app/compose-test-app';
import { renderInPortal } from '../../../tests/support/test-app/render-in-portal';
import { Results } from './results';

it.each([
  ['results', 'stale_revision', 'Rien n’a été modifié.'],
  ['results', 'unanswered', 'Le résultat n’est pas connu.'],
  ['undone', 'stale_revision', 'Aucune valeur précédente n’a été rétablie.'],
  ['undone', 'unanswered', 'Le résultat n’est pas connu.'],
] as const)(
  'Bulk results without a changed product (%s, %s) show "%s"',
  async (value, reason, words) => {
    await renderInPortal(composeTestApp(), <Results snapshot={finishedSnapshot(value, reason)} />);
    expect(screen.getByRole('status')).toHaveTextContent(words);
  },
);

/** A change of one product that failed, or whose undo failed. */
function finishedSnapshot(value: 'results' | 'undone', reason: BulkReason) {
  const product = aBulkProduct(1);
  const input = { kind: 'publish', chosen: [product], runId: 'run' } as const;
  const { context } = createActor(bulkActionMachine, { input }).getSnapshot();
  const progress = { ...context.progress, refused: [{ record: product, reason }] };
  return bulkActionMachine.resolveState({ value, context: { ...context, progress } });
}
