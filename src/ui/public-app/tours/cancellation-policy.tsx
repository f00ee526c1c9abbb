import { millisecondsInHour } from 'date-fns/constants';
import { styled } from 'styled-components';
import { type CancellationPolicy, sortedPolicy } from '#domain/tours/cancellation-policy';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  padding-inline-start: var(--space-20);
  list-style: disc;
`;

/** What a guest gets back who cancels, in words. */
export function CancellationPolicyWords({ policy }: { policy: CancellationPolicy }) {
  const t = useText('guestTours');
  const { duration, percent: share } = useFormat();
  const steps = sortedPolicy(policy).filter(({ percent }) => percent > 0);
  if (steps.length === 0) {
    return (
      <p>
        {t('policy.none')} {t('policy.byStore')}
      </p>
    );
  }
  return (
    <List>
      {steps.map(({ hoursBefore, percent }) => (
        <li key={hoursBefore}>
          {t('policy.upTo', {
            time: duration(hoursBefore * millisecondsInHour),
            percent: share(percent / 100),
          })}
        </li>
      ))}
      <li>{t('policy.after')}</li>
      <li>{t('policy.byStore')}</li>
    </List>
  );
}
