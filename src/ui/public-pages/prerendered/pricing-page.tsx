import { formatMoney } from '#domain/format/money';
import { useLanguage } from '../../text/use-language';
import { useText } from '../../text/use-text';
import { PlainButtonLink } from '../layout/plain-button-link';
import { FaqList } from '../parts/faq-list';
import { PageIntro } from '../parts/page-intro';
import { Section } from '../parts/section';
import { TextCards } from '../parts/text-cards';

const offers = [
  { name: 'buyer', href: '/app' },
  { name: 'wasaler', href: '/join-wasaler' },
  { name: 'seller', href: '/auth/jwt/register' },
] as const;
const asked = ['commission', 'cancelled', 'leave'] as const;

/** The costs of buying, recommending and selling: nothing at first. */
export function PricingPage() {
  const t = useText('written');
  const language = useLanguage();
  return (
    <>
      <PageIntro title={t('pricing.title')} lead={t('pricing.lead')} />
      <Section title={t('pricing.offers')}>
        <TextCards
          cards={offers.map(({ name, href }) => ({
            title: t(`pricing.${name}.title`),
            figure: formatMoney(0, language),
            text: t(`pricing.${name}.text`),
            action: (
              <PlainButtonLink href={href} variant={name === 'seller' ? 'primary' : 'soft'}>
                {t(`pricing.${name}.way`)}
              </PlainButtonLink>
            ),
          }))}
        />
      </Section>
      <Section sunk title={t('pricing.asked.title')}>
        <FaqList
          asked={asked.map((one) => ({
            question: t(`pricing.asked.${one}.q`),
            answer: t(`pricing.asked.${one}.a`),
          }))}
        />
      </Section>
    </>
  );
}
