import { Button } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { useText } from '../../text/use-text';
import { Section, Stack } from '../section';

const TONES = ['info', 'success', 'warning', 'error', 'neutral'] as const;

/** Notes inside cards and above forms. */
export function Notes() {
  const t = useText('catalogue');
  return (
    <Section title={t('notes.title')} note={t('notes.note')}>
      <Stack>
        {TONES.map((tone) => (
          <Note
            key={tone}
            tone={tone}
            title={t(`notes.${tone}`)}
            action={
              tone === 'warning' && (
                <Button variant="outline" size="small">
                  {t('notes.act')}
                </Button>
              )
            }
          >
            {t(`notes.${tone}Text`)}
          </Note>
        ))}
      </Stack>
    </Section>
  );
}
