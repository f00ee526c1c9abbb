import { styled } from 'styled-components';
import { SETUP_STEPS, setupProgress } from '#domain/stores/store-setup';
import type { Today } from '#openapi/types.generated';
import { Card, CardHeader } from '../kit/layout/card';
import { TextLink } from '../kit/text-link';
import { StorePageLink } from '../links/store-page-link';
import { useCurrentUser } from '../portal-context/use-current-user';
import { useText } from '../text/use-text';
import { WALKTOUR_PATH } from './home-paths';
import { SetupProgress, SetupSteps } from './setup-steps';

const Steps = styled.ul<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: ${({ $wide }) => ($wide ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')};
  column-gap: var(--space-40);
  @container (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Paper = styled(Card)`
  container-type: inline-size;
`;
const Footer = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-24);
  margin-block-start: var(--space-12);
  font: 400 var(--text-small) var(--font-body);
`;

interface SetupCardProps {
  setup: Today['setup'];
  /** Above everything, across the page: the store has no order yet. */
  first: boolean;
}

/** The steps before a store can sell, each with its description and a link to its page. */
export function SetupCard({ setup, first }: SetupCardProps) {
  const t = useText('today');
  const user = useCurrentUser();
  const { done, of } = setupProgress(setup);
  return (
    <Paper data-tour="setup">
      <CardHeader title={t('setup.title')} />
      <SetupProgress done={done} of={of} />
      <Steps $wide={first}>
        <SetupSteps steps={SETUP_STEPS} setup={setup} />
      </Steps>
      <Footer>
        <TextLink to={WALKTOUR_PATH}>{t('setup.tour')}</TextLink>
        {user && <StorePageLink storeId={user.store.id} />}
      </Footer>
    </Paper>
  );
}
