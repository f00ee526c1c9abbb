import { isActionAllowed } from '#application/record-actions';
import type { Product } from '#openapi/types.generated';
import SubmitIcon from '~icons/solar/plain-linear';
import { Button } from '../../kit/button';
import { Card, CardHeader } from '../../kit/layout/card';
import { Muted } from '../../kit/table/columns';
import { useText } from '../../text/use-text';
import { StepButton, useProductSteps } from '../detail/product-steps';
import { StatusCard } from '../detail/status-card';
import { PublicationChip } from '../product-chips';
import { useProductProcess } from './product-process';
import { useSaveFor } from './save-aim';
import { useEditor } from './use-product-editor';

/** The product's status, and the button that submits it when allowed. */
export function EditorStatusCard({ product }: { product: Product | null }) {
  const t = useText('productEditor');
  if (product) {
    return (
      <StatusCard product={product}>
        {isActionAllowed(product, 'submit') && <SubmitButton />}
        <OtherSteps product={product} />
      </StatusCard>
    );
  }
  return (
    <Card>
      <CardHeader title={t('newStatus.title')} aside={<PublicationChip status="draft" />} />
      <Muted>{t('newStatus.text')}</Muted>
    </Card>
  );
}

/**
 * Publishes or unpublishes the saved product, not the typed values. Archiving is in the header's
 * menu.
 */
function OtherSteps({ product }: { product: Product }) {
  const actor = useProductProcess()?.of(product.id);
  const steps = useProductSteps(product, actor);
  if (!actor) return null;
  return steps
    .filter(({ action }) => action !== 'submit' && action !== 'archive')
    .map((step) => <StepButton key={step.action} step={step} actor={actor} variant="outline" />);
}

/** Saves the typed values as complete, then submits the product. */
function SubmitButton() {
  const t = useText('productEditor');
  const { snapshot } = useEditor();
  const saveFor = useSaveFor();
  const isBusy = snapshot.hasTag('busy');
  const isOurs = isBusy && snapshot.context.aim === 'submit';
  return (
    <>
      <Button
        wide
        icon={SubmitIcon}
        iconMirrored
        busy={isOurs}
        disabled={isBusy && !isOurs}
        onClick={() => saveFor('submit')}
      >
        {t('submit')}
      </Button>
      <Muted>{t('submitSaves')}</Muted>
    </>
  );
}
