import { styled } from 'styled-components';
import { doorHues } from '../../illustrations/door-hues';
import { useText } from '../../text/use-text';
import { PlainButtonLink } from '../layout/plain-button-link';
import { Facts } from '../parts/facts';
import { FaqList } from '../parts/faq-list';
import { NumberedSteps } from '../parts/numbered-steps';
import { Section } from '../parts/section';
import { AudienceCards } from './audience-cards';
import { ContactAndNewsCards } from './contact-and-news-cards';
import { Hero } from './hero';
import { SellerSection } from './seller-section';

const Page = styled.div`
  ${doorHues}
`;

const gestures = ['choose', 'share', 'receive'] as const;
const facts = ['languages', 'accept', 'returns', 'payouts'] as const;
const questions = ['what', 'pay', 'wasaler', 'seller', 'cost'] as const;

/** What the app is, and its three uses: buying, recommending, selling. */
export function LandingPage() {
  const t = useText('landing');
  const links = useText('visitors');
  return (
    <Page>
      <Hero />
      <AudienceCards />
      <Section
        sunk
        title={t('gestures.title')}
        action={
          <PlainButtonLink href="/wasaler" size="large">
            {links('links.wasaler')}
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
      <SellerSection />
      <Section title={t('facts.title')} lead={t('facts.lead')}>
        <Facts
          facts={facts.map((one) => ({
            figure: t(`facts.${one}.figure`),
            text: t(`facts.${one}.text`),
          }))}
        />
      </Section>
      <Section sunk title={t('asked.title')} action={<a href="/faqs">{t('asked.all')}</a>}>
        <FaqList
          asked={questions.map((one) => ({
            question: t(`asked.${one}.q`),
            answer: t(`asked.${one}.a`),
          }))}
        />
      </Section>
      <ContactAndNewsCards />
    </Page>
  );
}
