import { styled } from 'styled-components';
import type { Today } from '#application/api/metrics-endpoints.generated';
import type { Permission } from '#domain/permissions/permissions';
import { SETUP_STEPS, type SetupStep, setupProgress } from '#domain/stores/store-setup';
import CheckIcon from '~icons/solar/check-circle-bold';
import { ButtonLink } from '../kit/button';
import { ProgressBar } from '../kit/feedback/meter';
import { Icon } from '../kit/icon';
import { Card, CardHeader } from '../kit/layout/card';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { Muted } from '../kit/table/columns';
import { TextLink } from '../kit/text-link';
import { ORDERS_PATH } from '../links/order-path';
import { useMountedPages } from '../portal-context/route-table';
import { usePermissions } from '../portal-context/use-permissions';
import { useText } from '../text/use-text';
import { WALKTOUR_PATH } from './home-paths';

const SETTINGS = '/dashboard/store/settings';

/** The page of each step, and the required permission. */
const STEP_TARGETS: Record<SetupStep, { path: string; query: string; permission: Permission }> = {
  details: { path: SETTINGS, query: '?tab=general', permission: 'store.identity.edit' },
  logo: { path: SETTINGS, query: '?tab=general', permission: 'store.identity.edit' },
  bankAccount: { path: SETTINGS, query: '?tab=payment', permission: 'store.identity.edit' },
  shipping: { path: SETTINGS, query: '?tab=shipping', permission: 'store.operations.edit' },
  product: { path: '/dashboard/product/new', query: '', permission: 'products.edit' },
  order: { path: ORDERS_PATH, query: '', permission: 'orders.see' },
};

const Progress = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  margin-block-end: var(--space-12);
  font: 400 var(--text-small) var(--font-body);
  white-space: nowrap;
  & > :first-child {
    flex: 1;
  }
`;
const Steps = styled.ul<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: ${({ $wide }) => ($wide ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')};
  column-gap: var(--space-40);
  @container (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Step = styled.li<{ $done: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-block-size: 44px;
  padding-block: var(--space-4);
  & > svg {
    color: var(--success);
  }
  & > div {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    flex-direction: column;
  }
  & b {
    color: var(${({ $done }) => ($done ? '--text-2' : '--text')});
    font-weight: ${({ $done }) => ($done ? 400 : 'var(--weight-strong)')};
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
const Paper = styled(Card)`
  container-type: inline-size;
`;
const Footer = styled.p`
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
  const { done, of } = setupProgress(setup);
  return (
    <Paper data-tour="setup">
      <CardHeader title={t('setup.title')} />
      <Progress>
        <ProgressBar label={t('setup.label')} value={done} max={of} />
        {t('setup.progress', { done, of })}
      </Progress>
      <Steps $wide={first}>
        {SETUP_STEPS.map((step) => (
          <StepLine key={step} step={step} done={setup[step]} />
        ))}
      </Steps>
      <Footer>
        <TextLink to={WALKTOUR_PATH}>{t('setup.tour')}</TextLink>
      </Footer>
    </Paper>
  );
}

function StepLine({ step, done }: { step: SetupStep; done: boolean }) {
  const t = useText('today');
  return (
    <Step $done={done}>
      {done ? <Icon of={CheckIcon} size={20} /> : <ToDo aria-hidden="true" />}
      <div>
        <b>{t(`setup.steps.${step}.title`)}</b>
        {!done && <Muted>{t(`setup.steps.${step}.takes`)}</Muted>}
        <VisuallyHidden>{t(done ? 'setup.done' : 'setup.left')}</VisuallyHidden>
      </div>
      {!done && <StepLink step={step} />}
    </Step>
  );
}

/** A link to a step's page; for users without the permission, a note that an admin does it. */
function StepLink({ step }: { step: SetupStep }) {
  const t = useText('today');
  const permissions = usePermissions();
  const { has } = useMountedPages();
  const { path, query, permission } = STEP_TARGETS[step];
  if (!permissions.has(permission)) return <Muted>{t('setup.adminOnly')}</Muted>;
  if (!has(path)) return null;
  const action = t(`setup.steps.${step}.action`);
  return (
    <ButtonLink
      variant="outline"
      size="small"
      to={`${path}${query}`}
      aria-label={t('actionOf', { action, of: t(`setup.steps.${step}.title`) })}
    >
      {action}
    </ButtonLink>
  );
}
