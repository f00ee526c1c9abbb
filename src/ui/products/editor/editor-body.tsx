import type { Product } from '#application/api/products-endpoints.generated';
import { KitForm } from '../../kit/form/kit-form';
import { Columns, Stack } from '../../kit/table/columns';
import { PicturesField } from '../../media/pictures-field';
import { useCodeText } from '../../text/problem-text';
import { useText } from '../../text/use-text';
import { HistoryCard } from '../detail/history-card';
import { AttributesCard } from './attributes-card';
import { ClassificationCard } from './classification-card';
import { DetailsCard } from './details-card';
import { EditorFrame } from './editor-frame';
import { EditorCards } from './editor-layout';
import { EditorStatusCard } from './editor-status-card';
import { EditorSummary } from './editor-summary';
import { PricingCard } from './pricing-card';
import { PropertiesCard } from './properties-card';
import { SectionTabs } from './section-tabs';
import { VariantsSection } from './variants/variants-section';

/** All fields of a product, card by card. */
export function EditorBody({ product }: { product: Product | null }) {
  const t = useText('productEditor');
  const codeText = useCodeText();
  return (
    <KitForm errorText={codeText} label={t('form')} gap={24}>
      <SectionTabs />
      <EditorSummary />
      <EditorFrame isNew={product === null}>
        <Columns>
          <EditorCards>
            <DetailsCard />
            <PropertiesCard product={product} />
            <PricingCard />
            <AttributesCard />
            <VariantsSection product={product} />
          </EditorCards>
          <Stack>
            <EditorStatusCard product={product} />
            <ClassificationCard product={product} />
            <PicturesField name="mediaIds" product={product} />
            {product && <HistoryCard productId={product.id} />}
          </Stack>
        </Columns>
      </EditorFrame>
    </KitForm>
  );
}
