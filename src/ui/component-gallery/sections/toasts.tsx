import { styled } from 'styled-components';
import { Button } from '../../kit/button';
import { ToastPreview } from '../../kit/feedback/toast';
import { type ToastTone, toasts } from '../../kit/feedback/toast-store';
import { useText } from '../../text/use-text';
import { Row, Section, Stack } from '../section';

const Rules = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

const TONES = ['success', 'info', 'warning', 'error'] as const;
const UNDO_MS = 10_000;

/** The four toasts, and buttons that show them. */
export function Toasts() {
  const t = useText('catalogue');
  const raise = (tone: ToastTone) =>
    toasts.show({ title: t(`toasts.${tone}`), body: t(`toasts.${tone}Body`), tone });
  const raiseMany = () => {
    for (let number = 1; number <= 7; number += 1)
      toasts.show({ title: t('toasts.numbered', { number }) });
  };
  const raiseUndo = () =>
    toasts.show({
      title: t('toasts.archived'),
      duration: UNDO_MS,
      action: {
        label: (seconds) => t('toasts.undo', { seconds }),
        onAction: () => toasts.show({ title: t('toasts.undone'), tone: 'info' }),
      },
    });
  return (
    <Section title={t('toasts.title')} note={t('toasts.note')}>
      <Stack>
        {TONES.map((tone) => (
          <ToastPreview
            key={tone}
            tone={tone}
            title={t(`toasts.${tone}`)}
            body={t(`toasts.${tone}Body`)}
          />
        ))}
        <Row role="group" aria-label={t('toasts.raise')}>
          {TONES.map((tone) => (
            <Button key={tone} variant="outline" size="small" onClick={() => raise(tone)}>
              {t(`toasts.${tone}Word`)}
            </Button>
          ))}
          <Button variant="outline" size="small" onClick={raiseMany}>
            {t('toasts.many')}
          </Button>
          <Button variant="soft" size="small" onClick={raiseUndo}>
            {t('toasts.withUndo')}
          </Button>
        </Row>
        <Rules>
          <li>{t('toasts.ruleTwice')}</li>
          <li>{t('toasts.rulePause')}</li>
          <li>{t('toasts.ruleUndo')}</li>
        </Rules>
      </Stack>
    </Section>
  );
}
