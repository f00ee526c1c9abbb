import { useText } from '../../text/use-text';
import { PlainButtonLink } from '../frame/plain-link';
import { PageOpening } from '../parts/page-opening';
import { Questions } from '../parts/questions';
import { Section } from '../parts/section';

const topics = [
  { name: 'buy', asked: ['account', 'delivery', 'cancel', 'back'] },
  { name: 'share', asked: ['promoter', 'earn', 'friends'] },
  { name: 'sell', asked: ['open', 'import', 'accept', 'paid'] },
] as const;

/** What those ask who are not signed in; sellers find theirs in the portal. */
export function QuestionsPage() {
  const t = useText('written');
  return (
    <>
      <PageOpening
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
          <Questions
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
