import { styled } from 'styled-components';
import QrIcon from '~icons/solar/qr-code-linear';
import { Icon } from '../../kit/icon';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { AppStoreLinks } from '../layout/app-store-links';
import { Container } from '../layout/public-layout';
import { ZelligeStrip } from '../parts/zellige-strip';
import { AppIllustration } from './app-illustration';

const Background = styled.section`
  background: var(--hero);
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 604px);
    gap: var(--space-24);
    align-items: start;
  }
  ${media.below('desktop')} {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
  padding-block: var(--space-80) var(--space-32);
  & > h1 {
    max-inline-size: 17ch;
    font: 800 3.5rem / 3.75rem var(--font-head);
    text-wrap: balance;
  }
  :root:lang(ar) & > h1 {
    font: 700 3rem / 4.25rem var(--font-head);
  }
  & > p {
    max-inline-size: 30rem;
    font: 400 1.125rem / 1.75rem var(--font-body);
  }
  ${media.below('desktop')} {
    padding-block: var(--space-32) var(--space-8);
  }
  ${media.below('phone')} {
    & > h1 {
      font: 800 2.5rem / 2.875rem var(--font-head);
    }
    :root:lang(ar) & > h1 {
      font: 700 2.25rem / 3.25rem var(--font-head);
    }
  }
`;
const QrCodeHint = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-16);
  align-self: flex-start;
  min-block-size: 44px;
  color: inherit;
  font: 400 var(--text-small) var(--font-body);
  & > svg {
    padding: var(--space-8);
    border-radius: var(--radius-control);
    background: var(--plate);
    box-sizing: content-box;
  }
  & b {
    display: block;
  }
  ${media.below('phone')} {
    display: none;
  }
`;

/** The claim, the app stores, and the app in its door. */
export function Hero() {
  const t = useText('landing');
  return (
    <Background data-opening>
      <Container>
        <Text>
          <h1>{t('claim')}</h1>
          <p>{t('lead')}</p>
          <AppStoreLinks />
          <QrCodeHint href="/app">
            <Icon of={QrIcon} size={32} />
            <span>
              <b>{t('onComputer')}</b>
              {t('byCode')}
            </span>
          </QrCodeHint>
        </Text>
        <AppIllustration />
      </Container>
      <ZelligeStrip />
    </Background>
  );
}
