import { styled } from 'styled-components';
import AddIcon from '~icons/solar/add-circle-linear';
import MoreIcon from '~icons/solar/menu-dots-bold';
import PrintIcon from '~icons/solar/printer-minimalistic-linear';
import { Button, ButtonLink } from '../../kit/button';
import { IconButton } from '../../kit/icon-button';
import { useText } from '../../text/use-text';
import { Group, Row, Section, Stack } from '../section';

const Halves = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-24) var(--space-32);
  & > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  & > :last-child {
    flex: 1 1 260px;
  }
`;
/* Room for the focus ring inside the scroll container. */
const ScrollContainer = styled.div`
  margin: -6px;
  padding: 6px;
  overflow-x: auto;
`;
const Table = styled.table`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
  & :is(th, td) {
    padding-block: 6px;
    padding-inline: 0 var(--space-24);
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }
  & tbody th {
    min-inline-size: 88px;
    color: var(--text);
  }
`;

const VARIANTS = [
  ['primary', 'create'],
  ['soft', 'accept'],
  ['outline', 'preview'],
  ['ink', 'goOn'],
  ['danger', 'refuse'],
  ['text', 'erase'],
  ['quiet', 'print'],
] as const;
const FORCED_STATES = ['hover', 'focus', 'active'] as const;

/** Every variant of a button in each of its states, and the sizes. */
export function Buttons() {
  const t = useText('catalogue');
  return (
    <Section title={t('buttons.title')} note={t('buttons.note')} wide>
      <Halves>
        <ScrollContainer tabIndex={0} role="group" aria-label={t('buttons.title')}>
          <Table>
            <thead>
              <tr>
                <td />
                <th scope="col">{t('buttons.rest')}</th>
                <th scope="col">{t('buttons.hover')}</th>
                <th scope="col">{t('buttons.focus')}</th>
                <th scope="col">{t('buttons.active')}</th>
                <th scope="col">{t('buttons.busy')}</th>
                <th scope="col">{t('buttons.off')}</th>
              </tr>
            </thead>
            <tbody>
              {VARIANTS.map(([variant, word]) => (
                <ButtonStates key={variant} variant={variant} word={word} />
              ))}
            </tbody>
          </Table>
        </ScrollContainer>
        <Group caption={t('buttons.sizes')}>
          <Stack>
            <Row>
              <Button size="small">{t('buttons.small')}</Button>
              <Button>{t('buttons.medium')}</Button>
              <Button size="large">{t('buttons.large')}</Button>
            </Row>
            <Row>
              <Button variant="outline" icon={PrintIcon}>
                {t('buttons.print')}
              </Button>
              <ButtonLink variant="soft" to="?section=buttons">
                {t('buttons.link')}
              </ButtonLink>
            </Row>
            <Row>
              <IconButton icon={MoreIcon} label={t('buttons.more')} variant="outline" />
              <IconButton icon={AddIcon} label={t('buttons.create')} variant="soft" />
              <IconButton icon={PrintIcon} label={t('buttons.print')} />
              <IconButton icon={MoreIcon} label={t('buttons.moreSmall')} size="small" />
              <IconButton icon={PrintIcon} label={t('buttons.printOff')} disabled />
            </Row>
            <Button wide>{t('buttons.wide')}</Button>
          </Stack>
        </Group>
      </Halves>
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
    <tr>
      <th scope="row">{t(`buttons.${variant}`)}</th>
      <td>
        <Button variant={variant}>{text}</Button>
      </td>
      {FORCED_STATES.map((shown) => (
        <td key={shown}>
          <Button variant={variant} data-shown={shown}>
            {text}
          </Button>
        </td>
      ))}
      <td>
        <Button variant={variant} busy>
          {text}
        </Button>
      </td>
      <td>
        <Button variant={variant} disabledReason={t('buttons.why')}>
          {text}
        </Button>
      </td>
    </tr>
  );
}
