import { styled } from 'styled-components';
import { homeApi } from '#application/home/home-api';
import { SETUP_STEPS } from '#domain/stores/store-setup';
import { Card, CardHeader } from '../kit/layout/card';
import { Muted } from '../kit/table/columns';
import { TextLink } from '../kit/text-link';
import { StorePageLink } from '../links/store-page-link';
import { useCurrentUser } from '../portal-context/use-current-user';
import { ConfirmEmail } from '../registration/confirm-email';
import { useText } from '../text/use-text';
import { WALKTOUR_PATH } from './home-paths';
import { ChecklistStep, SetupProgress, SetupSteps } from './setup-steps';

/** What the store does before it opens. Its first order comes afterwards. */
const STEPS = SETUP_STEPS.filter((step) => step !== 'order');

const Intro = styled.p`
  margin-block-end: var(--space-12);
`;
const Code = styled.div`
  padding-block: var(--space-8) var(--space-12);
`;
const Footer = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-24);
  margin-block-start: var(--space-12);
  font: 400 var(--text-small) var(--font-body);
`;

/**
 * What comes next in a store under review, as one list: the confirmation of the user's own address
 * with its code, the steps of the setup with links to their pages, and the review.
 */
export function OpeningCard() {
  const t = useText('registration');
  const today = useText('today');
  const user = useCurrentUser();
  const isConfirmed = user?.emailConfirmed ?? true;
  const { data: day } = homeApi.useGetTodayQuery();
  if (!day) return null;
  const done = STEPS.filter((step) => day.setup[step]).length + (isConfirmed ? 1 : 0);
  return (
    <Card data-tour="setup">
      <CardHeader title={t('opening.title')} />
      <Intro>{t('opening.text')}</Intro>
      {/* The address and the review are steps too. */}
      <SetupProgress done={done} of={STEPS.length + 2} />
      <ul aria-label={t('opening.steps')}>
        <ChecklistStep
          title={t('opening.email')}
          done={isConfirmed}
          tall
          takes={
            <Code>
              <ConfirmEmail />
            </Code>
          }
        />
        <SetupSteps steps={STEPS} setup={day.setup} />
        <ChecklistStep
          title={t('opening.review')}
          done={false}
          takes={<Muted>{t('opening.reviewTakes')}</Muted>}
        />
      </ul>
      <Footer>
        <TextLink to={WALKTOUR_PATH}>{today('setup.tour')}</TextLink>
        {user && <StorePageLink storeId={user.store.id} />}
      </Footer>
    </Card>
  );
}
