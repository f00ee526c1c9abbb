import type { Product } from '#application/api/products-endpoints.generated';
import { KitForm } from '../../kit/form/kit-form';
import { useCodeText } from '../../text/problem-text';
import { useText } from '../../text/use-text';
import { PicturesField } from '../../media/pictures-field';
import { Columns, Stack } from '../detail/detail-layout';
import { DetailsCard } from './details-card';
import { EditorFrame } from './editor-frame';
import { EditorSummary } from './editor-summary';
import { PropertiesCard } from './properties-card';

/** Everything a seller says of a product, card by card. */
export function EditorBody({ product }: { product: Product | null }) {
  const t = useText('productEditor');
  const codeText = useCodeText();
  return (
    <KitForm errorText={codeText} label={t('form')} gap={24}>
      <EditorSummary />
      <EditorFrame isNew={product === null}>
        <Columns>
          <Stack>
            <DetailsCard />
            <PropertiesCard product={product} />
          </Stack>
          <Stack>
            <PicturesField name="mediaIds" product={product} />
          </Stack>
        </Columns>
      </EditorFrame>
    </KitForm>
  );
}
