import { type FormEvent, useEffect, useId, useState } from 'react';
import type { InlineField } from '#domain/products/product-numbers';
import type { ProductSummary } from '#openapi/types.generated';
import { Button } from '../../kit/button';
import { Dialog } from '../../kit/overlays/dialog';
import { useLatest } from '../../kit/use-latest';
import { useProductLabel } from '../../links/product-name';
import { useText } from '../../text/use-text';
import { FigureInput, startOf, useFigureError } from './figure-input';
import { ConflictButtons, ConflictText, InlineConflict } from './inline-conflict';
import type { InlineActor, InlineSnapshot } from './inline-edits';
import { FigureField, type FigureFieldProps } from './inline-field';
import { useFigure } from './use-figure';

/**
 * Covers a figure while it is edited: its field, or the choice between two figures of a conflict.
 */
export function InlineEditor(props: FigureFieldProps) {
  return props.snapshot.matches('conflict') ? (
    <InlineConflict {...props} />
  ) : (
    <FigureField {...props} />
  );
}

interface InlineDialogProps {
  product: ProductSummary;
  field: InlineField;
  onClosed: () => void;
}

/** The same field in a dialog, for lists of cards. */
export function InlineDialog({ product, field, onClosed }: InlineDialogProps) {
  const { snapshot, actor, begin } = useFigure(product, field);
  const beginOnce = useLatest(begin);
  const isAtRest = !snapshot || snapshot.matches('reading') || snapshot.matches('saved');
  const [hasBegun, setHasBegun] = useState(false);
  if (!isAtRest && !hasBegun) setHasBegun(true);
  const isOver = hasBegun && isAtRest;
  useEffect(() => beginOnce.current(), [beginOnce]);
  useEffect(() => {
    if (isOver) onClosed();
  }, [isOver, onClosed]);
  if (!actor || isAtRest) return null;
  const parts = { product, actor, snapshot };
  return snapshot.matches('conflict') ? <ConflictDialog {...parts} /> : <FigureDialog {...parts} />;
}

interface PartProps {
  product: ProductSummary;
  actor: InlineActor;
  snapshot: InlineSnapshot;
}

function FigureDialog({ product, actor, snapshot }: PartProps) {
  const t = useText('inlineEdit');
  const name = useProductLabel()(product);
  const formId = useId();
  const { field } = snapshot.context;
  const [value, setValue] = useState(() => startOf(snapshot));
  const error = useFigureError(snapshot, value);
  const busy = snapshot.hasTag('busy');
  const close = () => actor.send({ type: 'edit.cancel' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'value.save', value });
  };
  return (
    <Dialog
      open
      busy={busy}
      onClose={close}
      title={t(`change.${field}`)}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <FigureInput
          field={field}
          label={t(`field.${field}`, { name })}
          value={value}
          onChange={setValue}
          error={error}
        />
      </form>
    </Dialog>
  );
}

function ConflictDialog(parts: PartProps) {
  const t = useText('inlineEdit');
  return (
    <Dialog
      open
      isQuestion
      onClose={() => parts.actor.send({ type: 'conflict.take' })}
      title={t('conflict.title')}
      footer={<ConflictButtons {...parts} />}
    >
      <ConflictText {...parts} />
    </Dialog>
  );
}
