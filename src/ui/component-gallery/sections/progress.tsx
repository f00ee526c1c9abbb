import { MeterLine, ProgressLine, RingMeter } from '../../kit/feedback/progress';
import { Spinner } from '../../kit/loading/spinner';
import { useText } from '../../text/use-text';
import { Row, Section, Stack } from '../section';

/** Progress, level and quality. */
export function ProgressSection() {
  const t = useText('catalogue');
  return (
    <Section title={t('progress.title')}>
      <Stack>
        <ProgressLine label={t('progress.import')} value={62} figure={t('progress.importFigure')} />
        <Row>
          <RingMeter label={t('progress.health')} value={86} figure="86" />
          <Spinner />
          <span>{t('progress.busy')}</span>
        </Row>
        <MeterLine
          label={t('progress.language')}
          tone="warning"
          value={67}
          figure={t('progress.languageFigure')}
        />
      </Stack>
    </Section>
  );
}
