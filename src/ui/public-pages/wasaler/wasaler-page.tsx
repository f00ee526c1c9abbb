import { styled } from 'styled-components';
import { doorHues } from '../../illustrations/door-hues';
import { useText } from '../../text/use-text';
import { ArchFrame } from '../landing/arch-frame';
import { SharingIllustration } from '../landing/audience-illustrations';
import { PlainButtonLink } from '../layout/plain-button-link';
import { FaqList } from '../parts/faq-list';
import { NumberedSteps } from '../parts/numbered-steps';
import { PageIntro } from '../parts/page-intro';
import { Section } from '../parts/section';
import { TextCards } from '../parts/text-cards';

const Sand = styled.div`
  ${doorHues}
  --door: var(--sand);
  --sill: var(--sand-sill);
`;

const steps = ['choose', 'share', 'receive'] as const;
const reasons = ['stock', 'money', 'detail'] as const;
const asked = ['who', 'link', 'when', 'refused'] as const;

/** How to become a shopper-promoter. */
export function WasalerPage() {
  const t = useText('wasaler');
  const join = (
    <PlainButtonLink href="/join-wasaler" size="large">
      {t('join')}
    </PlainButtonLink>
  );
  return (
    <>
      <PageIntro
        title={t('title')}
        lead={t('lead')}
        action={join}
        drawing={
          <Sand>
            <ArchFrame>
              <SharingIllustration />
            </ArchFrame>
          </Sand>
        }
      />
      <Section title={t('steps.title')}>
        <NumberedSteps
          steps={steps.map((one) => ({
            title: t(`steps.${one}.title`),
            text: t(`steps.${one}.text`),
          }))}
        />
      </Section>
      <Section sunk title={t('reasons.title')}>
        <TextCards
          cards={reasons.map((one) => ({
            title: t(`reasons.${one}.title`),
            text: t(`reasons.${one}.text`),
          }))}
        />
      </Section>
      <Section title={t('asked.title')} action={join}>
        <FaqList
          asked={asked.map((one) => ({
            question: t(`asked.${one}.q`),
            answer: t(`asked.${one}.a`),
          }))}
        />
      </Section>
    </>
  );
}
