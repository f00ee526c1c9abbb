import { styled } from 'styled-components';
import ClockIcon from '~icons/solar/clock-circle-bold-duotone';
import GlobeIcon from '~icons/solar/global-bold-duotone';
import PenIcon from '~icons/solar/import-bold-duotone';
import WalletIcon from '~icons/solar/wallet-money-bold-duotone';
import { Icon } from '../../kit/icon';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { PlainButtonLink } from '../layout/plain-button-link';
import { Container } from '../layout/public-layout';
import { PortalIllustration } from './portal-illustration';

const Part = styled.section`
  padding-block: var(--space-80);
  scroll-margin-block-start: var(--space-16);
  & > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-64);
    align-items: center;
  }
  ${media.below('tablet')} {
    padding-block: var(--space-48);
    & > div {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-32);
    }
  }
`;
const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
  & > h2 {
    font: var(--weight-head) var(--text-display) var(--font-head);
  }
  & li {
    display: flex;
    gap: var(--space-16);
    padding-block: var(--space-8);
    font: 400 var(--text-large) var(--font-body);
  }
  & li > svg {
    color: var(--fill);
  }
`;
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
`;

const reasons = [
  { name: 'import', icon: PenIcon },
  { name: 'languages', icon: GlobeIcon },
  { name: 'deadlines', icon: ClockIcon },
  { name: 'payouts', icon: WalletIcon },
] as const;

/** Reasons for a craftsperson to open a store here. */
export function SellerSection() {
  const t = useText('landing');
  const ways = useText('visitors');
  return (
    <Part id="seller">
      <Container>
        <PortalIllustration />
        <Text>
          <h2>{t('seller.title')}</h2>
          <ul>
            {reasons.map(({ name, icon }) => (
              <li key={name}>
                <Icon of={icon} size={24} />
                {t(`seller.${name}`)}
              </li>
            ))}
          </ul>
          <Links>
            <PlainButtonLink href="/auth/jwt/register" size="large">
              {ways('links.seller')}
            </PlainButtonLink>
            <PlainButtonLink href="/dashboard" size="large" variant="text">
              {t('seller.haveShop')}
            </PlainButtonLink>
          </Links>
        </Text>
      </Container>
    </Part>
  );
}
