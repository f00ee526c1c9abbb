import { useState } from 'react';
import { styled } from 'styled-components';
import { LANGUAGES, type Language, languageRecords } from '#domain/format/languages';
import { missingTexts } from '#domain/products/text-fallback';
import type { Product } from '#openapi/types.generated';
import { Card } from '../../../kit/layout/card';
import { Tabs } from '../../../kit/layout/tabs';
import { Stack } from '../../../kit/table/columns';
import { useLanguage } from '../../../text/use-language';
import { useText } from '../../../text/use-text';
import { media } from '../../../theme/breakpoints';
import { MissingNote } from './missing-note';
import { ShopperPane } from './shopper-pane';

const Header = styled.h2`
  padding: var(--space-20) var(--space-24) var(--space-4);
  ${media.below('phone')} {
    padding-inline: var(--space-16);
  }
`;
const Body = styled(Stack)`
  padding: var(--space-24);
  ${media.below('phone')} {
    padding: var(--space-16);
  }
`;
const Frame = styled(Card)`
  overflow: hidden;
`;

/** The product as shoppers see it in each language, and the missing texts and pictures. */
export function PreviewCard({ product }: { product: Product }) {
  const t = useText('product');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  return (
    <Frame as="section" style={{ padding: 0 }}>
      <Header>{t('preview.title')}</Header>
      <Tabs
        label={t('preview.languages')}
        value={language}
        onChange={setLanguage}
        items={LANGUAGES.map((id) => {
          const missing = missingTexts(product, id).length;
          return {
            id,
            label: languageRecords[id].name,
            ...(missing > 0 && { count: missing, tone: 'warning' as const }),
          };
        })}
      >
        <Body>
          <MissingNote product={product} language={language} />
          <ShopperPane key={language} product={product} language={language} />
        </Body>
      </Tabs>
    </Frame>
  );
}
