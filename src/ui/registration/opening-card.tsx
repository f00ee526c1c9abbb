import { styled } from 'styled-components';
import type { Today } from '#application/api/metrics-endpoints.generated';
import { homeApi } from '#application/home/home-api';
import CheckIcon from '~icons/solar/check-circle-bold';
import { Icon } from '../kit/icon';
import { Card, CardHeader } from '../kit/layout/card';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { useCurrentUser } from '../portal-context/use-current-user';
import { useText } from '../text/use-text';
import { ConfirmEmail } from './confirm-email';

const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  margin-block: var(--space-12);
`;
const Step = styled.li<{ $done: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-block-size: 36px;
  color: var(${({ $done }) => ($done ? '--text-2' : '--text')});
  & > svg {
    flex: none;
    color: var(--success);
  }
`;
const ToDo = styled.span`
  flex: none;
  inline-size: 18px;
  block-size: 18px;
  margin: 1px;
  border: 1.5px dashed var(--input-line);
  border-radius: 50%;
`;

/** The steps before a store opens. Further ones, such as papers, go before `review`. */
const OPENING_STEPS = ['email', 'settings', 'product', 'review'] as const;

function areSettingsDone({ details, logo, bankAccount, shipping }: Today['setup']): boolean {
  return details && logo && bankAccount && shipping;
}

/** What comes next in a store under review; first the confirmation of the user's own address. */
export function OpeningCard() {
  const t = useText('registration');
  const isConfirmed = useCurrentUser()?.emailConfirmed ?? true;
  const { data: day } = homeApi.useGetTodayQuery();
  const done = {
    email: isConfirmed,
    settings: day !== undefined && areSettingsDone(day.setup),
    product: day?.setup.product ?? false,
    review: false,
  };
  return (
    <Card>
      <CardHeader title={t('opening.title')} />
      <p>{t('opening.text')}</p>
      <Steps aria-label={t('opening.steps')}>
        {OPENING_STEPS.map((step) => (
          <Step key={step} $done={done[step]}>
            {done[step] ? <Icon of={CheckIcon} size={20} /> : <ToDo aria-hidden="true" />}
            <span>
              {t(`opening.${step}`)}
              <VisuallyHidden>{t(done[step] ? 'opening.done' : 'opening.left')}</VisuallyHidden>
            </span>
          </Step>
        ))}
      </Steps>
      {!isConfirmed && <ConfirmEmail />}
    </Card>
  );
}
