import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../kit/button';
import { Meter, ProgressBar, Ring } from '../../kit/feedback/meter';
import { Kbd } from '../../kit/kbd';
import { Stepper } from '../../kit/layout/stepper';
import { Spinner } from '../../kit/loading/spinner';
import { Shortcut } from '../../kit/shortcut';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { Group, Groups, Row, Section, Stack } from '../section';

const Wide = styled(Row)`
  column-gap: var(--space-24);
`;
const Indicator = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  color: var(--text-2);
  & > span:first-child {
    color: var(--accent-text);
  }
`;
const Bar = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  font: 400 var(--text-small) var(--font-body);
  & > p {
    display: flex;
    justify-content: space-between;
    gap: var(--space-12);
  }
`;

const STEPS = ['cart', 'address', 'payment'] as const;

/** Progress, level and duration: steps, bars, rings, spinners and the keys of the keyboard. */
export function Indicators() {
  const t = useText('catalogue');
  const { number, percent } = useFormat();
  return (
    <Section title={t('signs.title')} note={t('signs.note')}>
      <Groups>
        <Group caption={t('signs.steps')}>
          <Steps />
        </Group>
        <Stack>
          <Bar>
            <p>
              <span>{t('signs.import')}</span>
              <b>
                <bdi>{percent(0.62)}</bdi>
              </b>
            </p>
            <ProgressBar label={t('signs.import')} value={62} />
          </Bar>
          <Bar>
            <p>
              <span>{t('signs.complete')}</span>
              <b>
                <bdi>{percent(0.67)}</bdi>
              </b>
            </p>
            <Meter label={t('signs.complete')} value={67} tone="warning" height={4} />
          </Bar>
          <Bar>
            <p>{t('signs.unknown')}</p>
            <ProgressBar label={t('signs.unknown')} />
          </Bar>
        </Stack>
        <Wide>
          <Ring label={t('signs.health')} value={86}>
            {number(86)}
          </Ring>
          <Ring label={t('signs.health')} value={41} size={48} tone="warning" />
          <Ring label={t('signs.health')} value={12} size={32} tone="error" />
          <Indicator>
            <Spinner />
            {t('signs.busy')}
          </Indicator>
          <Indicator>
            <Spinner $size={24} />
            {t('signs.busyLong')}
          </Indicator>
        </Wide>
        <Group caption={t('signs.keys')}>
          <Wide>
            <Indicator>
              <Shortcut keys={['Ctrl', 'K']} /> {t('signs.palette')}
            </Indicator>
            <Indicator>
              <Kbd>J</Kbd> <Kbd>K</Kbd> {t('signs.walk')}
            </Indicator>
          </Wide>
        </Group>
      </Groups>
    </Section>
  );
}

function Steps() {
  const t = useText('catalogue');
  const [current, setCurrent] = useState(1);
  return (
    <Stack>
      <Stepper
        label={t('signs.steps')}
        steps={STEPS.map((step) => t(`signs.${step}`))}
        current={current}
        onStep={setCurrent}
      />
      <Row>
        <Button
          variant="outline"
          size="small"
          onClick={() => setCurrent(current < STEPS.length ? current + 1 : 0)}
        >
          {current < STEPS.length ? t('signs.next') : t('signs.again')}
        </Button>
      </Row>
    </Stack>
  );
}
