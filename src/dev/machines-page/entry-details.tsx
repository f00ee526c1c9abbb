import { styled } from 'styled-components';
import { transitionLabel } from '../../../tests/qa/report/markup';
import { useText } from '../../ui/text/use-text';
import type { Change } from '../recording/difference';
import type { Entry } from '../recording/entry';
import type { Plain } from '../recording/masking';
import { timeOf } from './event-log';
import { Code, Data, Muted, placeOf, Row, Small } from './machines-page.styles';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: 0 var(--space-24);
  padding: var(--space-8) var(--space-24) var(--space-24);
  border-block-start: 1px solid var(--line);
`;
const Title = styled(Row)`
  grid-column: 1 / -1;
  justify-content: space-between;
  font-weight: var(--weight-strong);
  & > code {
    font-weight: inherit;
  }
`;
const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
const OldValue = styled.del`
  background: var(--error-soft);
`;
const NewValue = styled.ins`
  background: var(--success-soft);
  text-decoration: none;
`;

function json(value: Plain | undefined, absent: string): string {
  return value === undefined ? absent : JSON.stringify(value);
}

/** One step: its event, its guards, its states and its changes. */
export function EntryDetails({ entry, place }: { entry: Entry; place: string | null }) {
  const t = useText('dev');
  const { type, ...contents } = entry.event;
  return (
    <Columns>
      <Title>
        <Code>{type}</Code>
        <Muted as="span" dir="ltr">
          {[timeOf(entry.at), entry.actor, ...(place === null ? [] : [place])].join(' · ')}
        </Muted>
      </Title>
      <section>
        <Small>{t('before')}</Small>
        <States ids={entry.from} />
        <Small>{t('after')}</Small>
        <States ids={entry.to} />
        <Small>{t('fired')}</Small>
        {entry.fired.length === 0 ? (
          <Muted>{t('nothingFired')}</Muted>
        ) : (
          <List>
            {entry.fired.map((key, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same transition may fire twice
              <li key={`${key} ${index}`}>
                <Code>{transitionLabel(key)}</Code>
              </li>
            ))}
          </List>
        )}
      </section>
      <section>
        <Small>{t('payload')}</Small>
        <Data>{JSON.stringify(contents, null, 2)}</Data>
        {entry.guards.length > 0 && (
          <>
            <Small>{t('guards')}</Small>
            <List>
              {entry.guards.map(({ key, guard, held }) => (
                <li key={key}>
                  <Code>{guard}</Code> {t(held ? 'held' : 'notHeld')}
                </li>
              ))}
            </List>
          </>
        )}
      </section>
      <section>
        <Small>{t('changes')}</Small>
        {entry.changes.length === 0 ? (
          <Muted>{t('noChanges')}</Muted>
        ) : (
          <Changes of={entry.changes} />
        )}
      </section>
    </Columns>
  );
}

function States({ ids }: { ids: readonly string[] }) {
  return (
    <List>
      {ids.map((id) => (
        <li key={id}>
          <Code>{placeOf(id)}</Code>
        </li>
      ))}
    </List>
  );
}

function Changes({ of: changes }: { of: readonly Change[] }) {
  const t = useText('dev');
  return (
    <Data as="div">
      {changes.map(({ path, before, after }) => (
        <div key={path}>
          <b>{path}</b> <OldValue>{json(before, t('absent'))}</OldValue>{' '}
          <NewValue>{json(after, t('absent'))}</NewValue>
        </div>
      ))}
    </Data>
  );
}
