import { useState } from 'react';
import { styled } from 'styled-components';
import { type Language, languageRecords } from '#domain/format/languages';
import { productNameIn } from '#domain/products/product-name';
import { textWithFallback } from '#domain/products/text-fallback';
import type { Product, Variant } from '#openapi/types.generated';
import { Stack } from '../../../kit/table/columns';
import { RichText } from '../../../text/rich-text';
import { media } from '../../../theme/breakpoints';
import { Gallery } from './gallery';
import { Offer } from './offer';
import { OptionChoices } from './option-choices';
import { pictureOf, visiblePictures } from './visible-pictures';

const Pane = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  align-items: start;
  gap: var(--space-24);
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-16);
  }
`;
const Text = styled(Stack)`
  gap: var(--space-16);
`;
const Name = styled.h3`
  font: var(--weight-head) var(--text-h2) var(--font-head);
`;
const Description = styled.p`
  white-space: pre-line;
`;
const Content = styled.div`
  grid-column: 1 / -1;
  padding-block-start: var(--space-16);
  border-block-start: 1px solid var(--line);
`;

interface ShopperPaneProps {
  product: Product;
  language: Language;
}

/** The product's storefront page in one language, with selectable options. */
export function ShopperPane({ product, language }: ShopperPaneProps) {
  const sold = product.variants.filter(({ status }) => status === 'active');
  const [variant, setVariant] = useState<Variant | undefined>(sold[0]);
  const [pictureId, setPictureId] = useState<string | null>(null);
  const pictures = visiblePictures(product);
  const choose = (next: Variant | undefined) => {
    setVariant(next);
    setPictureId(pictureOf(pictures, next?.mediaIds ?? [])?.id ?? pictureId);
  };
  // The page may have refetched the product since.
  const present = sold.find(({ id }) => id === variant?.id) ?? sold[0];
  const name = productNameIn(product, language);
  const description = textWithFallback(product, 'description', language);
  const content = textWithFallback(product, 'content', language);
  return (
    <Pane lang={language} dir={languageRecords[language].direction}>
      <Gallery
        pictures={pictures}
        shownId={pictureId}
        onShow={setPictureId}
        language={language}
        name={name.text}
      />
      <Text>
        <Name {...languageAttributes(name.language)}>{name.text}</Name>
        <Offer variant={present} language={language} />
        <OptionChoices variants={sold} present={present} onChoose={choose} language={language} />
        {description.text && (
          <Description {...languageAttributes(description.language)}>
            {description.text}
          </Description>
        )}
      </Text>
      {content.text && (
        <Content {...languageAttributes(content.language)}>
          <RichText html={content.text} />
        </Content>
      )}
    </Pane>
  );
}

/** A fallback text in another language is marked with that language. */
function languageAttributes(language: Language | null) {
  return language ? { lang: language, dir: languageRecords[language].direction } : {};
}
