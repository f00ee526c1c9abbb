import type { Product } from '#openapi/types.generated';
import { KitForm } from '../../kit/form/kit-form';
import { Columns, Stack } from '../../kit/table/columns';
import { PicturesField } from '../../media/pictures-field';
import { useWholePage } from '../../routing/use-whole-page';
import { useCodeText } from '../../text/problem-text';
import { useText } from '../../text/use-text';
import { HistoryCard } from '../detail/history-card';
import { AttributesCard } from './attributes-card';
import { ClassificationCard } from './classification-card';
import { DetailsCard } from './details-card';
import { EditorFrame } from './editor-frame';
import { CardsToCome, EditorCards } from './editor-layout';
import { EditorStatusCard } from './editor-status-card';
import { EditorSummary } from './editor-summary';
import { PricingCard } from './pricing-card';
import { PropertiesCard } from './properties-card';
import { SectionTabs } from './section-tabs';
import { VariantsSection } from './variants/variants-section';

interface EditorBodyProps {
  product: Product | null;
}

/**
 * All fields of a product, card by card. The first card can be used before the others are rendered.
 */
export function EditorBody({ product }: EditorBodyProps) {
  const t = useText('productEditor');
  const codeText = useCodeText();
  const isWhole = useWholePage();
  return (
    <KitForm errorText={codeText} label={t('form')} gap={24}>
      <SectionTabs isWhole={isWhole} />
      <EditorSummary />
      <EditorFrame isNew={product === null}>
        <Columns>
          <EditorCards>
            <DetailsCard />
            {isWhole ? <FurtherCards product={product} /> : <CardsToCome />}
          </EditorCards>
          <Stack>{isWhole && <CardsAside product={product} />}</Stack>
        </Columns>
      </EditorFrame>
    </KitForm>
  );
}

function FurtherCards({ product }: EditorBodyProps) {
  return (
    <>
      <PropertiesCard product={product} />
      <PricingCard />
      <AttributesCard />
      <VariantsSection product={product} />
    </>
  );
}

function CardsAside({ product }: EditorBodyProps) {
  return (
    <>
      <EditorStatusCard product={product} />
      <ClassificationCard product={product} />
      <PicturesField name="mediaIds" product={product} />
      {product && <HistoryCard productId={product.id} />}
    </>
  );
}
