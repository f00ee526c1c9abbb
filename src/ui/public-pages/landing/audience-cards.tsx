import { styled } from 'styled-components';
import ArrowIcon from '~icons/solar/arrow-right-linear';
import { Icon } from '../../kit/icon';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { Section } from '../parts/section';
import { ArchFrame } from './arch-frame';
import {
  BuyingIllustration,
  SellingIllustration,
  SharingIllustration,
} from './audience-illustrations';

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: var(--space-32);
  ${media.below('tablet')} {
    grid-template-columns: 1fr;
    gap: var(--space-48);
  }
`;
const AudienceCard = styled.li<{ $hue: string }>`
  --door: ${({ $hue }) => `var(--${$hue})`};
  --sill: ${({ $hue }) => `var(--${$hue}-sill)`};
  display: flex;
  flex-direction: column;
  align-items: center;
  text-align: center;
  & > small {
    margin-block: var(--space-24) var(--space-4);
    color: ${({ $hue }) => `var(--${$hue}-ink)`};
    font: var(--weight-strong) var(--text-small) var(--font-body);
  }
  & > h3 {
    max-inline-size: 18ch;
    font: var(--weight-head) 1.5rem / 2rem var(--font-head);
  }
  & > p {
    max-inline-size: 24rem;
    margin-block: var(--space-8) var(--space-8);
    color: var(--text-2);
  }
  & > a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-8);
    min-block-size: 44px;
  }
  :root:lang(ar) & > h3 {
    font: var(--weight-head) 1.375rem / 2.25rem var(--font-head);
  }
`;
const audiences = [
  { name: 'buy', hue: 'mint', href: '/app', View: BuyingIllustration },
  { name: 'share', hue: 'sand', href: '/wasaler', View: SharingIllustration },
  { name: 'sell', hue: 'clay', href: '/auth/jwt/register', View: SellingIllustration },
] as const;

/** The three ways to use the market, as three doors. */
export function AudienceCards() {
  const t = useText('landing');
  return (
    <Section title={t('doors.title')} lead={t('doors.lead')}>
      <Row>
        {audiences.map(({ name, hue, href, View: Inside }) => (
          <AudienceCard key={name} $hue={hue}>
            <ArchFrame>
              <Inside />
            </ArchFrame>
            <small>{t(`doors.${name}.name`)}</small>
            <h3>{t(`doors.${name}.title`)}</h3>
            <p>{t(`doors.${name}.text`)}</p>
            <a href={href}>
              {t(`doors.${name}.way`)}
              <Icon of={ArrowIcon} mirrored />
            </a>
          </AudienceCard>
        ))}
      </Row>
    </Section>
  );
}
