import { useText } from '../../text/use-text';
import { PlainButtonLink } from '../layout/plain-button-link';
import { PageIntro } from '../parts/page-intro';
import { Section } from '../parts/section';
import { TextCards } from '../parts/text-cards';

const promises = ['shops', 'buyers', 'promoters'] as const;
const ways = ['languages', 'rules', 'money'] as const;

/** The operator of the marketplace, and its commitments. */
export function AboutPage() {
  const t = useText('written');
  return (
    <>
      <PageIntro title={t('about.title')} lead={t('about.lead')} />
      <Section title={t('about.promises.title')} lead={t('about.promises.lead')}>
        <TextCards
          cards={promises.map((one) => ({
            title: t(`about.promises.${one}.title`),
            text: t(`about.promises.${one}.text`),
          }))}
        />
      </Section>
      <Section
        sunk
        title={t('about.ways.title')}
        action={
          <PlainButtonLink href="/contact-us" variant="outline" size="large">
            {t('about.write')}
          </PlainButtonLink>
        }
      >
        <TextCards
          cards={ways.map((one) => ({
            title: t(`about.ways.${one}.title`),
            text: t(`about.ways.${one}.text`),
          }))}
        />
      </Section>
    </>
  );
}
