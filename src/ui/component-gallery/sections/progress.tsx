import { ProgressLine } from '../../kit/feedback/progress';
import { Spinner } from '../../kit/loading/spinner';
import { useText } from '../../text/use-text';
import { Row, Section, Stack } from '../section';

/** Running work. */
export function ProgressSection() {
  const t = useText('catalogue');
  return (
    <Section title={t('progress.title')}>
      <Stack>
        <ProgressLine label={t('progress.import')} value={62} figure={t('progress.importFigure')} />
        <Row>
          <Spinner />
          <span>{t('progress.busy')}</span>
        </Row>
      </Stack>
    </Section>
  );
}
