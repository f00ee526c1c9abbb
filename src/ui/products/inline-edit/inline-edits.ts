import { type Actor, createActor, type SnapshotFrom } from 'xstate';
import type { Application } from '#application/create-application';
import { provideInlineEdit } from '#application/products/inline-edit.actors';
import type { InlineProduct } from '#application/products/inline-edit.machine';
import type { InlineField } from '#domain/products/product-numbers';
import { newRunId } from '../../kit/new-run-id';

export type InlineActor = Actor<ReturnType<typeof provideInlineEdit>>;
export type InlineSnapshot = SnapshotFrom<ReturnType<typeof provideInlineEdit>>;

/** Hears of a figure that has just been saved, or brought back. */
export type FigureListener = (what: 'saved' | 'undone', actor: InlineActor) => void;

/** The figures being changed, each with its process. They outlive their rows: an undo may come later. */
export interface InlineEdits {
  /** Opens the field of a figure. */
  begin(product: InlineProduct, field: InlineField, notify: FigureListener): void;
  of(productId: string, field: InlineField): InlineActor | undefined;
  /** Tells of a product as the list has it now; a process at rest ends when the list has caught up. */
  sync(product: InlineProduct, field: InlineField): void;
  subscribe(listener: () => void): () => void;
}

const editsByApplication = new WeakMap<Application, InlineEdits>();

/** The figures of an application that are being changed. */
export function inlineEditsOf(application: Application): InlineEdits {
  const edits = editsByApplication.get(application) ?? createInlineEdits(application);
  editsByApplication.set(application, edits);
  return edits;
}

const keyOf = (productId: string, field: InlineField): string => `${productId} ${field}`;

/** What a step brought about. */
const outcomeOf = (before: InlineSnapshot, after: InlineSnapshot) => {
  if (before.matches('saving') && after.matches('saved')) return 'saved';
  const isBack = after.context.product !== before.context.product && after.matches('reading');
  return before.matches('undoing') && isBack ? 'undone' : null;
};

function createInlineEdits({ provide, inspection }: Application): InlineEdits {
  const actors = new Map<string, InlineActor>();
  const listeners = new Set<() => void>();
  const publish = () => {
    for (const listener of [...listeners]) listener();
  };
  /** The other figure may be open: it is saved on the product as it stands now. */
  const tellBeside = ({ product, field }: InlineSnapshot['context']) => {
    const other = field === 'price' ? 'quantity' : 'price';
    actors.get(keyOf(product.id, other))?.send({ type: 'product.changed', product });
  };
  const start = (product: InlineProduct, field: InlineField, notify: FigureListener) => {
    const input = { editId: newRunId('inline'), field, product };
    const actor = createActor(provide(provideInlineEdit), { input, ...inspection });
    let before = actor.getSnapshot();
    actor.subscribe((after) => {
      const outcome = outcomeOf(before, after);
      before = after;
      publish();
      if (!outcome) return;
      tellBeside(after.context);
      notify(outcome, actor);
    });
    actors.set(keyOf(product.id, field), actor);
    return actor.start();
  };
  return {
    begin(product, field, notify) {
      const actor = actors.get(keyOf(product.id, field)) ?? start(product, field, notify);
      actor.send({ type: 'edit.begin' });
    },
    of: (productId, field) => actors.get(keyOf(productId, field)),
    sync(product, field) {
      const actor = actors.get(keyOf(product.id, field));
      if (!actor || actor.getSnapshot().context.product.revision > product.revision) return;
      actor.send({ type: 'product.changed', product });
      if (!actor.getSnapshot().matches('reading')) return;
      actor.stop();
      actors.delete(keyOf(product.id, field));
      publish();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
