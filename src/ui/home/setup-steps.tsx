import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Permission } from '#domain/permissions/permissions';
import type { SetupStep } from '#domain/stores/store-setup';
import type { Today } from '#openapi/types.generated';
import CheckIcon from '~icons/solar/check-circle-bold';
import { ButtonLink } from '../kit/button';
import { ProgressBar } from '../kit/feedback/meter';
import { Icon } from '../kit/icon';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { Muted } from '../kit/table/columns';
import { ORDERS_PATH } from '../links/order-path';
import { useMountedPages } from '../portal-context/route-table';
import { usePermissions } from '../portal-context/use-permissions';
import { useText } from '../text/use-text';
import { NEW_PRODUCT_PATH } from './home-paths';

const SETTINGS = '/dashboard/store/settings';

/** The page of each step, and the required permission. */
const STEP_TARGETS: Record<SetupStep, { path: string; query: string; permission: Permission }> = {
  details: { path: SETTINGS, query: '?tab=general', permission: 'store.identity.edit' },
  logo: { path: SETTINGS, query: '?tab=general', permission: 'store.identity.edit' },
  bankAccount: { path: SETTINGS, query: '?tab=payment', permission: 'store.identity.edit' },
  shipping: { path: SETTINGS, query: '?tab=shipping', permission: 'store.operations.edit' },
  product: { path: NEW_PRODUCT_PATH, query: '', permission: 'products.edit' },
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
const Step = styled.li<{ $done: boolean; $tall: boolean }>`
  display: flex;
  align-items: ${({ $tall }) => ($tall ? 'flex-start' : 'center')};
  gap: var(--space-12);
  min-block-size: 44px;
  padding-block: var(--space-4);
  & > svg {
    flex: none;
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

/** How many steps are done, as a bar and as a text. */
export function SetupProgress({ done, of }: { done: number; of: number }) {
  const t = useText('today');
  return (
    <Progress>
      <ProgressBar label={t('setup.label')} value={done} max={of} />
      {t('setup.progress', { done, of })}
    </Progress>
  );
}

interface ChecklistStepProps {
  title: string;
  done: boolean;
  /** What the step takes; shown until it is done. */
  takes?: ReactNode;
  /** What leads to the step. */
  action?: ReactNode;
  /** Whether `takes` is higher than a line: the mark stands beside the title then. */
  tall?: boolean;
}

/** A line of a checklist. */
export function ChecklistStep({ title, done, takes, action, tall = false }: ChecklistStepProps) {
  const t = useText('today');
  return (
    <Step $done={done} $tall={tall && !done}>
      {done ? <Icon of={CheckIcon} size={20} /> : <ToDo aria-hidden="true" />}
      <div>
        <b>{title}</b>
        {!done && takes}
        <VisuallyHidden>{t(done ? 'setup.done' : 'setup.left')}</VisuallyHidden>
      </div>
      {!done && action}
    </Step>
  );
}

interface SetupStepsProps {
  steps: readonly SetupStep[];
  setup: Today['setup'];
}

/** The lines of some steps, each with what it takes and a link to its page. */
export function SetupSteps({ steps, setup }: SetupStepsProps) {
  const t = useText('today');
  return steps.map((step) => (
    <ChecklistStep
      key={step}
      title={t(`setup.steps.${step}.title`)}
      done={setup[step]}
      takes={<Muted>{t(`setup.steps.${step}.takes`)}</Muted>}
      action={<StepLink step={step} />}
    />
  ));
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
