import { useText } from '../../text/use-text';
import { PlainButtonLink } from '../layout/plain-button-link';
import { NumberedSteps } from '../parts/numbered-steps';
import { PageIntro } from '../parts/page-intro';
import { Section } from '../parts/section';
import { TextCards } from '../parts/text-cards';

const means = ['cash', 'card', 'refund'] as const;
const steps = ['week', 'statement', 'transfer'] as const;

/** How buyers pay and get refunds, and how the money reaches the store. */
export function PaymentPage() {
  const t = useText('written');
  return (
    <>
      <PageIntro
        title={t('payment.title')}
        lead={t('payment.lead')}
        action={
          <PlainButtonLink href="/product" size="large">
            {t('payment.toShop')}
          </PlainButtonLink>
        }
      />
      <Section title={t('payment.means.title')}>
        <TextCards
          cards={means.map((one) => ({
            title: t(`payment.means.${one}.title`),
            text: t(`payment.means.${one}.text`),
          }))}
        />
      </Section>
      <Section sunk title={t('payment.steps.title')} lead={t('payment.steps.lead')}>
        <NumberedSteps
          steps={steps.map((one) => ({
            title: t(`payment.steps.${one}.title`),
            text: t(`payment.steps.${one}.text`),
          }))}
        />
      </Section>
    </>
  );
}
