import { styled } from 'styled-components';
import type { SettingsTab } from '#domain/stores/settings-tabs';
import { type StoreSetup, storeSetup } from '#domain/stores/store-setup';
import type { Store } from '#openapi/types.generated';
import DoneIcon from '~icons/solar/check-circle-bold';
import OpenIcon from '~icons/solar/minus-circle-linear';
import { Meter } from '../../kit/feedback/meter';
import { Icon } from '../../kit/icon';
import { Card, CardHeader } from '../../kit/layout/card';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { usePermission } from '../../portal-context/use-permission';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { SettingsLink } from './settings-link';

const Steps = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  margin-block-start: var(--space-16);
`;
const Step = styled.li<{ $done: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  & > svg {
    color: ${({ $done }) => ($done ? 'var(--success-text)' : 'var(--warning-text)')};
  }
  & > span {
    flex: 1;
  }
`;

const TABS: Readonly<Record<keyof StoreSetup, SettingsTab>> = {
  details: 'general',
  logo: 'general',
  bankAccount: 'payment',
  shipping: 'shipping',
};

/**
 * How complete the store is, with links to what is missing. The account counts only for users who
 * see payments.
 */
export function SetupCard({ store }: { store: Store }) {
  const t = useText('myStore');
  const format = useFormat();
  const seesPayment = usePermission('payments.see');
  const setup = storeSetup(store);
  const steps = (['details', 'logo', 'bankAccount', 'shipping'] as const).filter(
    (step) => step !== 'bankAccount' || seesPayment,
  );
  const share = steps.filter((step) => setup[step]).length / steps.length;
  return (
    <Card>
      <CardHeader title={t('setup.title')} aside={format.percent(share)} />
      <Meter
        label={t('setup.complete', { percent: format.percent(share) })}
        value={Math.round(share * 100)}
        tone={share === 1 ? 'accent' : 'warning'}
      />
      <Steps>
        {steps.map((step) => (
          <Step key={step} $done={setup[step]}>
            <Icon of={setup[step] ? DoneIcon : OpenIcon} />
            <span>
              {t(`setup.steps.${step}`)}
              <VisuallyHidden>{` · ${t(setup[step] ? 'setup.done' : 'setup.missing')}`}</VisuallyHidden>
            </span>
            {!setup[step] && <SettingsLink tab={TABS[step]} />}
          </Step>
        ))}
      </Steps>
    </Card>
  );
}
