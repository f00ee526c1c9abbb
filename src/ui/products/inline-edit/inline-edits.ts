import { type Actor, createActor, type SnapshotFrom } from 'xstate';
import type { Application } from '#application/create-application';
import { provideInlineEdit } from '#application/products/inline-edit.actors';
import type { FigureChanged, InlineProduct } from '#application/products/inline-edit.machine';
import type { InlineField } from '#domain/products/product-numbers';
import { newRunId } from '../../kit/new-run-id';

export type InlineActor = Actor<ReturnType<typeof provideInlineEdit>>;
export type InlineSnapshot = SnapshotFrom<ReturnType<typeof provideInlineEdit>>;

/** Is notified when a figure was saved or undone. */
export type FigureListener = (change: FigureChanged, actor: InlineActor) => void;

/** The process of one figure and its current snapshot: another object at each transition. */
export interface InlineEdit {
  readonly actor: InlineActor;
  readonly snapshot: InlineSnapshot;
}

/**
 * The edited figures, each with its process. Processes outlive their rows, because undo stays
 * available.
 */
export interface InlineEdits {
  /** Opens the field of a figure. */
  begin(product: InlineProduct, field: InlineField, notify: FigureListener): void;
  of(productId: string, field: InlineField): InlineEdit | undefined;
  /** Updates the process with the list's product; an idle process ends once the list is current. */
  sync(product: InlineProduct, field: InlineField): void;
  /** Is called when a process begins, ends, or makes a transition. */
  subscribe(listener: () => void): () => void;
}

const editsByApplication = new WeakMap<Application, InlineEdits>();

/** The edited figures of an application. */
export function inlineEditsOf(application: Application): InlineEdits {
  const edits = editsByApplication.get(application) ?? createInlineEdits(application);
  editsByApplication.set(application, edits);
  return edits;
}

function keyOf(productId: string, field: InlineField): string {
  return `${productId} ${field}`;
}

function createInlineEdits({ provide, inspection }: Application): InlineEdits {
  const edits = new Map<string, InlineEdit>();
  const listeners = new Set<() => void>();
  const publish = () => {
    for (const listener of [...listeners]) listener();
  };
  /** The other figure may be open: it must be saved on the product's current revision. */
  const tellBeside = (product: InlineProduct, field: InlineField) => {
    const other = field === 'price' ? 'quantity' : 'price';
    edits.get(keyOf(product.id, other))?.actor.send({ type: 'product.changed', product });
  };
  const start = (product: InlineProduct, field: InlineField, notify: FigureListener) => {
    const input = { editId: newRunId('inline'), field, product };
    const actor = createActor(provide(provideInlineEdit), { input, ...inspection });
    const onChange = (change: FigureChanged) => {
      tellBeside(change.product, field);
      notify(change, actor);
    };
    actor.on('figure.saved', onChange);
    actor.on('figure.undone', onChange);
    const key = keyOf(product.id, field);
    edits.set(key, { actor, snapshot: actor.getSnapshot() });
    actor.subscribe((snapshot) => {
      edits.set(key, { actor, snapshot });
      publish();
    });
    actor.start();
    return actor;
  };
  return {
    begin(product, field, notify) {
      const actor = edits.get(keyOf(product.id, field))?.actor ?? start(product, field, notify);
      actor.send({ type: 'edit.begin' });
    },
    of: (productId, field) => edits.get(keyOf(productId, field)),
    sync(product, field) {
      // Called after a render, with the row of the list: the actor may know a newer product.
      const actor = edits.get(keyOf(product.id, field))?.actor;
      if (!actor || actor.getSnapshot().context.product.revision > product.revision) return;
      actor.send({ type: 'product.changed', product });
      if (!actor.getSnapshot().matches('reading')) return;
      actor.stop();
      edits.delete(keyOf(product.id, field));
      publish();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
