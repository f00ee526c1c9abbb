import { styled } from 'styled-components';
import { doorHues } from '../../illustrations/door-hues';
import { useText } from '../../text/use-text';
import { PlainButtonLink } from '../frame/plain-link';
import { Facts } from '../parts/facts';
import { NumberedSteps } from '../parts/numbered-steps';
import { Questions } from '../parts/questions';
import { Section } from '../parts/section';
import { Hero } from './hero';
import { SellerPart } from './seller-part';
import { ThreeDoors } from './three-doors';
import { WriteAndRead } from './write-and-read';

const Page = styled.div`
  ${doorHues}
`;

const gestures = ['choose', 'share', 'receive'] as const;
const facts = ['languages', 'accept', 'returns', 'payouts'] as const;
const asked = ['what', 'pay', 'wasaler', 'seller', 'cost'] as const;

/** What the app is, and the three doors into it: to buy, to recommend, to sell. */
export function LandingPage() {
  const t = useText('landing');
  const ways = useText('visitors');
  return (
    <Page>
      <Hero />
      <ThreeDoors />
      <Section
        sunk
        title={t('gestures.title')}
        action={
          <PlainButtonLink href="/wasaler" size="large">
            {ways('links.wasaler')}
          </PlainButtonLink>
        }
      >
        <NumberedSteps
          steps={gestures.map((one) => ({
            title: t(`gestures.${one}.title`),
            text: t(`gestures.${one}.text`),
          }))}
        />
      </Section>
      <SellerPart />
      <Section title={t('facts.title')} lead={t('facts.lead')}>
        <Facts
          facts={facts.map((one) => ({
            figure: t(`facts.${one}.figure`),
            text: t(`facts.${one}.text`),
          }))}
        />
      </Section>
      <Section sunk title={t('asked.title')} action={<a href="/faqs">{t('asked.all')}</a>}>
        <Questions
          asked={asked.map((one) => ({
            question: t(`asked.${one}.q`),
            answer: t(`asked.${one}.a`),
          }))}
        />
      </Section>
      <WriteAndRead />
    </Page>
  );
}
