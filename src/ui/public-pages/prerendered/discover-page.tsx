import { useText } from '../../text/use-text';
import { PageIntro } from '../parts/page-intro';
import { Section } from '../parts/section';
import { TextCards } from '../parts/text-cards';

const doors = ['buy', 'share', 'sell'] as const;

/**
 * 'Discover': the three parts of the market at a glance. It is mounted on no route and not
 * prerendered: the specification (section 2) lists the page, but no address for it.
 */
export function DiscoverPage() {
  const t = useText('landing');
  return (
    <>
      <PageIntro title={t('claim')} lead={t('lead')} />
      <Section title={t('doors.title')} lead={t('doors.lead')}>
        <TextCards
          cards={doors.map((one) => ({
            title: t(`doors.${one}.title`),
            text: t(`doors.${one}.text`),
          }))}
        />
      </Section>
    </>
  );
}
