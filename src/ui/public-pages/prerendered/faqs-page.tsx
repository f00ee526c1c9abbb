import { useText } from '../../text/use-text';
import { PlainButtonLink } from '../layout/plain-button-link';
import { FaqList } from '../parts/faq-list';
import { PageIntro } from '../parts/page-intro';
import { Section } from '../parts/section';

const topics = [
  { name: 'buy', asked: ['account', 'delivery', 'cancel', 'back'] },
  { name: 'share', asked: ['promoter', 'earn', 'friends'] },
  { name: 'sell', asked: ['open', 'import', 'accept', 'paid'] },
] as const;

/** Questions of visitors who are not signed in; sellers find theirs in the portal. */
export function FaqsPage() {
  const t = useText('written');
  return (
    <>
      <PageIntro
        title={t('faqs.title')}
        lead={t('faqs.lead')}
        action={
          <PlainButtonLink href="/contact-us" variant="outline">
            {t('faqs.write')}
          </PlainButtonLink>
        }
      />
      {topics.map(({ name, asked }, index) => (
        <Section key={name} sunk={index === 1} title={t(`faqs.topics.${name}`)}>
          <FaqList
            asked={asked.map((one) => ({
              question: t(`faqs.asked.${one}.q`),
              answer: t(`faqs.asked.${one}.a`),
            }))}
          />
        </Section>
      ))}
    </>
  );
}
