import { styled } from 'styled-components';
import { WEEKDAYS } from '#domain/stores/store-availability';
import type { PublicStoreDetails } from '#openapi/types.generated';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const State = styled.p<{ $open: boolean }>`
  color: ${({ $open }) => ($open ? 'var(--success-text)' : 'var(--text-2)')};
`;
const Week = styled.details`
  & > summary {
    min-block-size: 44px;
    align-content: center;
    cursor: pointer;
  }
  & > dl {
    display: grid;
    grid-template-columns: max-content max-content;
    gap: var(--space-4) var(--space-24);
  }
  & > dl > div {
    display: contents;
  }
  & dt {
    color: var(--text-2);
  }
`;

/** Whether the store is open now, and its hours of a week. */
export function StoreHours({
  store: { opening, weekly },
}: {
  store: Pick<PublicStoreDetails, 'opening' | 'weekly'>;
}) {
  const t = useText('shop');
  return (
    <>
      <OpeningState opening={opening} />
      {weekly.length > 0 && (
        <Week>
          <summary>{t('store.hours')}</summary>
          <dl>
            {WEEKDAYS.map((day) => {
              const spans = weekly.filter((hours) => hours.day === day);
              return (
                <div key={day}>
                  <dt>{t(`weekdays.${day}`)}</dt>
                  <dd>
                    {spans.length === 0 ? (
                      t('store.closed')
                    ) : (
                      <bdi dir="ltr">
                        {spans.map(({ opens, closes }) => `${opens} – ${closes}`).join(', ')}
                      </bdi>
                    )}
                  </dd>
                </div>
              );
            })}
          </dl>
        </Week>
      )}
    </>
  );
}

function OpeningState({ opening }: Pick<PublicStoreDetails, 'opening'>) {
  const t = useText('shop');
  const { longDate } = useFormat();
  const { isOpen, until, opensOn, opensAt } = opening;
  if (isOpen && until) return <State $open>{t('store.openUntil', { time: until })}</State>;
  if (!opensOn || !opensAt) return <State $open={false}>{t('store.noHours')}</State>;
  const day = longDate(`${opensOn}T12:00:00Z`);
  return <State $open={false}>{t('store.opensAt', { day, time: opensAt })}</State>;
}
