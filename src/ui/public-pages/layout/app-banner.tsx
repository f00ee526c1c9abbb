import { styled } from 'styled-components';
import { ProductDrawing } from '../../illustrations/product-drawing';
import { StarBackground } from '../../illustrations/star-background';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { AppStoreLinks } from './app-store-links';

const Banner = styled.section`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-32);
  padding-inline: var(--space-64);
  overflow: hidden;
  border-radius: 32px;
  background: var(--accent-darker);
  color: var(--white);
  & > :first-child {
    position: absolute;
    inset: 0;
    z-index: -1;
  }
  ${media.below('tablet')} {
    flex-direction: column;
    align-items: stretch;
    padding-inline: var(--space-24);
  }
`;
const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  align-self: center;
  max-inline-size: 440px;
  padding-block: var(--space-40);
  & > h2 {
    font: var(--weight-head) var(--text-display) var(--font-head);
  }
  & > p {
    margin-block-end: var(--space-8);
    font: 400 var(--text-large) var(--font-body);
  }
`;
const AppLinks = styled.div`
  position: relative;
  display: flex;
  align-items: end;
  justify-content: center;
  align-self: end;
  inline-size: 272px;
  block-size: 270px;
  margin-block-start: var(--space-48);
  border: 20px solid var(--accent-main);
  border-block-end: 0;
  border-radius: 136px 136px 0 0;
  background: var(--accent-lighter);
  & > svg:first-child {
    position: absolute;
    inset-block-start: 12px;
  }
  ${media.below('tablet')} {
    align-self: center;
    margin-block-start: 0;
  }
`;

/** The app's banner above the footer of every public page (specification, section 2). */
export function AppBanner() {
  const t = useText('visitors');
  return (
    <Banner aria-labelledby="app-banner">
      <StarBackground />
      <Text>
        <h2 id="app-banner">{t('banner.title')}</h2>
        <p>{t('banner.text')}</p>
        <AppStoreLinks light />
      </Text>
      <AppLinks>
        <ProductDrawing of="lantern" size={104} />
        <ProductDrawing of="basket" size={112} />
        <ProductDrawing of="tajine" size={112} />
      </AppLinks>
    </Banner>
  );
}
