import { useEffect, useSyncExternalStore } from 'react';
import { type InlineField, UNDO_FIGURE_WINDOW_MS } from '#domain/products/product-numbers';
import type { ProductSummary } from '#openapi/types.generated';
import { toasts } from '../../kit/feedback/toast-store';
import { useProductLabel } from '../../links/product-name';
import { dismissExpiredToast } from '../../lists/dismiss-expired-toast';
import { useApplication } from '../../portal-context/application-context';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { type FigureListener, inlineEditsOf } from './inline-edits';

/** A figure as text: an amount with its currency, or pieces. */
export function useFigureText(field: InlineField): (value: number | null) => string {
  const t = useText('inlineEdit');
  const format = useFormat();
  return (value) => {
    if (value === null) return t('none');
    return field === 'price' ? format.money(value) : format.number(value);
  };
}

/**
 * One figure of a product: the process of its editing, and a function to begin it. A list calls it
 * for each of its figures, most of which are only read: it keeps one subscription.
 */
export function useFigure(product: ProductSummary, field: InlineField) {
  const edits = inlineEditsOf(useApplication());
  const current = () => edits.of(product.id, field);
  const edit = useSyncExternalStore(edits.subscribe, current, current);
  const notify = useFigureToasts(product, field);
  useEffect(() => edits.sync(product, field), [edits, product, field]);
  const begin = () => edits.begin(product, field, notify);
  return { snapshot: edit?.snapshot, actor: edit?.actor, begin };
}

/** Shows the outcome for the figure in a toast, with an undo button while it can be undone. */
function useFigureToasts(product: ProductSummary, field: InlineField): FigureListener {
  const t = useText('inlineEdit');
  const textOf = useFigureText(field);
  const name = useProductLabel()(product);
  return ({ type, product: changed }, actor) => {
    const value = textOf(changed[field]);
    const what = type === 'figure.saved' ? 'saved' : 'undone';
    const title = t(`${what}.${field}`, { name, value });
    if (what === 'undone') {
      toasts.show({ title });
      return;
    }
    const toast = toasts.show({
      title,
      duration: UNDO_FIGURE_WINDOW_MS,
      action: {
        label: (seconds) => t('undoIn', { seconds }),
        onAction: () => actor.send({ type: 'change.undo' }),
        onDecline: () => actor.send({ type: 'undo.dismiss' }),
      },
    });
    dismissExpiredToast(actor, toast, (now) => now.matches('saved'));
  };
}
