import { Suspense, useMemo } from 'react';
import type { Product } from '#application/api/products-endpoints.generated';
import { offers } from '#application/record-actions';
import SubmitIcon from '~icons/solar/plain-linear';
import { Button } from '../../kit/button';
import { Card, CardHead } from '../../kit/card';
import { lazyPiece } from '../../kit/lazy-piece';
import { useText } from '../../text/use-text';
import { Quiet } from '../detail/detail-layout';
import { StepButton, stepsOf } from '../detail/product-steps';
import { StatusCard } from '../detail/status-card';
import { PublicationChip } from '../product-chips';
import { useProductActors } from '../use-product-actors';
import { useSaveFor } from './save-aim';
import { useEditor } from './use-product-editor';

/** Fetched when the first of them is asked for. */
const ProductDialogs = lazyPiece(() => import('../product-dialogs'), 'ProductDialogs');

/** How the product stands, and the step to the marketplace where it may be taken. */
export function EditorStatusCard({ product }: { product: Product | null }) {
  const t = useText('productEditor');
  if (product) {
    return (
      <StatusCard product={product}>
        {offers(product, 'submit') && <SubmitButton />}
        <OtherSteps product={product} />
      </StatusCard>
    );
  }
  return (
    <Card>
      <CardHead title={t('newStatus.title')} aside={<PublicationChip status="draft" />} />
      <Quiet>{t('newStatus.text')}</Quiet>
    </Card>
  );
}

/** On sale or not: what is saved, whatever is being typed. Archiving is on the product's page. */
function OtherSteps({ product }: { product: Product }) {
  const actors = useProductActors(useMemo(() => [product], [product]));
  const actor = actors.of(product.id);
  const asking = actors.asking();
  const steps = actor
    ? stepsOf(product, actor).filter(({ action }) => action !== 'submit' && action !== 'archive')
    : [];
  return (
    <>
      {actor &&
        steps.map((step) => (
          <StepButton key={step.action} step={step} actor={actor} variant="outline" />
        ))}
      {asking && (
        <Suspense fallback={null}>
          <ProductDialogs actor={asking} />
        </Suspense>
      )}
    </>
  );
}

/** Saves what was typed as complete, then hands the product over. */
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
      <Quiet>{t('submitSaves')}</Quiet>
    </>
  );
}
