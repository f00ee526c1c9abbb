import { styled } from 'styled-components';
import AddIcon from '~icons/solar/add-circle-linear';
import MoreIcon from '~icons/solar/menu-dots-bold';
import PrintIcon from '~icons/solar/printer-minimalistic-linear';
import { Button } from '../../kit/button';
import { IconButton } from '../../kit/icon-button';
import { useText } from '../../text/use-text';
import { Row, Section, Stack } from '../section';

const Grid = styled.div`
  /* Holds what is read and not shown, or that would widen the page. */
  position: relative;
  display: grid;
  grid-template-columns: repeat(4, max-content);
  align-items: center;
  gap: var(--space-12) var(--space-20);
  padding: 2px;
  overflow-x: auto;
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

const VARIANTS = [
  ['primary', 'create'],
  ['soft', 'accept'],
  ['outline', 'preview'],
  ['ink', 'goOn'],
  ['danger', 'refuse'],
  ['text', 'erase'],
] as const;

/** Every look of a button at rest, at work and greyed with its reason, and the sizes. */
export function Buttons() {
  const t = useText('catalogue');
  return (
    <Section title={t('buttons.title')} note={t('buttons.note')}>
      <Stack>
        <Grid tabIndex={0} role="group" aria-label={t('buttons.title')}>
          <span />
          <span>{t('buttons.rest')}</span>
          <span>{t('buttons.busy')}</span>
          <span>{t('buttons.off')}</span>
          {VARIANTS.map(([variant, word]) => (
            <ButtonStates key={variant} variant={variant} word={word} />
          ))}
        </Grid>
        <Row>
          <Button size="small">{t('buttons.small')}</Button>
          <Button>{t('buttons.medium')}</Button>
          <Button size="large">{t('buttons.large')}</Button>
          <Button variant="outline" icon={PrintIcon}>
            {t('buttons.print')}
          </Button>
          <IconButton icon={MoreIcon} label={t('buttons.preview')} />
          <IconButton icon={AddIcon} label={t('buttons.create')} />
        </Row>
      </Stack>
    </Section>
  );
}

function ButtonStates({
  variant,
  word,
}: {
  variant: (typeof VARIANTS)[number][0];
  word: (typeof VARIANTS)[number][1];
}) {
  const t = useText('catalogue');
  const text = t(`buttons.${word}`);
  return (
    <>
      <span>{t(`buttons.${variant}`)}</span>
      <Button variant={variant}>{text}</Button>
      <Button variant={variant} busy>
        {text}
      </Button>
      <Button variant={variant} disabledReason={t('buttons.why')}>
        {text}
      </Button>
    </>
  );
}
