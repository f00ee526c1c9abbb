import { useEffect, useState } from 'react';
import { Button } from '../../kit/button';
import { FileDrop } from '../../kit/fields/file-drop';
import { useText } from '../../text/use-text';
import { Group, Groups, Section, Stack } from '../section';

const STEP_MS = 200;

/** Upload areas: waiting, in progress, refused. */
export function Files() {
  const t = useText('catalogue');
  const words = { label: t('files.drop'), help: t('files.help'), chooseLabel: t('files.choose') };
  return (
    <Section title={t('files.title')} note={t('files.note')}>
      <Groups>
        <Upload />
        <Group caption={t('files.way')}>
          <FileDrop
            {...words}
            label={t('files.dropOther')}
            progress={{ label: t('files.sending', { name: 'catalogue-2026.csv' }), value: 62 }}
            onFiles={() => undefined}
          />
        </Group>
      </Groups>
    </Section>
  );
}

/** Accepts a CSV and simulates the upload; refuses any other file with a message. */
function Upload() {
  const t = useText('catalogue');
  const [name, setName] = useState<string | null>(null);
  const [share, setShare] = useState(0);
  const sending = name !== null && share < 100;
  useEffect(() => {
    if (!sending) return;
    const timer = setTimeout(() => setShare(share + 10), STEP_MS);
    return () => clearTimeout(timer);
  }, [sending, share]);
  const [error, setError] = useState<string | undefined>(t('files.tooLarge'));
  const take = ([file]: readonly File[]) => {
    if (!file) return;
    const fits = file.name.endsWith('.csv');
    setError(fits ? undefined : t('files.wrong', { name: file.name }));
    setName(fits ? file.name : null);
    setShare(0);
  };
  return (
    <Stack>
      <FileDrop
        label={t('files.drop')}
        help={t('files.help')}
        chooseLabel={t('files.choose')}
        accept={['.csv', 'text/csv']}
        progress={sending ? { label: t('files.sending', { name }), value: share } : undefined}
        error={error}
        onFiles={take}
      />
      {error && (
        <Button variant="text" size="small" onClick={() => setError(undefined)}>
          {t('files.forget')}
        </Button>
      )}
    </Stack>
  );
}
