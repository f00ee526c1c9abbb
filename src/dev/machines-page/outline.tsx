import { styled } from 'styled-components';
import { requirements } from '../../../tests/qa/requirements/specification';
import { useText } from '../../ui/text/use-text';
import type { Highlights } from '../diagram/highlights';
import { eventLabel } from '../diagram/labels';
import type { GraphState, GraphTransition, ProcessGraph } from '../graph/process-graph';
import { Code, Muted, placeOf } from './machines-page.styles';

const List = styled.ul`
  margin: 0;
  padding-inline-start: var(--space-20);
`;
const Place = styled.div`
  padding: var(--space-16) var(--space-24) var(--space-24);
`;
const State = styled.li`
  margin-block: var(--space-8);
  & > b > code {
    font-weight: var(--weight-strong);
  }
  &[data-active='true'] > b {
    color: var(--accent-text);
  }
`;
const Message = styled.span`
  display: block;
  color: var(--text-2);
  font: 400 var(--text-help) var(--font-body);
`;

interface PartProps {
  graph: ProcessGraph;
  highlights: Highlights;
}

/** The whole machine as text: the content of the diagram, for screen readers and the keyboard. */
export function Outline({ graph, highlights }: PartProps) {
  const t = useText('dev');
  const own = graph.transitions.filter(({ source }) => source === graph.root);
  return (
    <Place>
      {graph.invokes.length > 0 && (
        <Muted>
          {t('runs')} <Code>{graph.invokes.map(({ src }) => src).join(', ')}</Code>
        </Muted>
      )}
      {own.length > 0 && graph.kind === 'machine' && (
        <>
          <Muted>{t('anywhere')}</Muted>
          <Transitions of={own} />
        </>
      )}
      <States graph={graph} highlights={highlights} parent={null} />
    </Place>
  );
}

function States({ graph, highlights, parent }: PartProps & { parent: string | null }) {
  const states = graph.states.filter((state) => state.parent === parent);
  if (states.length === 0) return null;
  return (
    <List>
      {states.map((state) => (
        <State key={state.id} data-active={highlights.active.has(state.id)}>
          <b>
            <Code>{state.name}</Code>
          </b>
          <Facts state={state} />
          <Transitions of={graph.transitions.filter(({ source }) => source === state.id)} />
          <States graph={graph} highlights={highlights} parent={state.id} />
        </State>
      ))}
    </List>
  );
}

function Facts({ state }: { state: GraphState }) {
  const t = useText('dev');
  const facts = [
    ...(state.isInitial ? [t('initial')] : []),
    ...(state.type === 'final' || state.type === 'parallel' ? [t(state.type)] : []),
  ];
  return (
    <>
      {facts.length > 0 && ` (${facts.join(' · ')})`}
      {state.tags.length > 0 && (
        <>
          {' '}
          <Code>{state.tags.map((tag) => `#${tag}`).join(' ')}</Code>
        </>
      )}
      <Does what={t('runs')} names={state.invokes.map(({ src }) => src)} />
      <Does what={t('onEntry')} names={state.entry} />
      <Does what={t('onExit')} names={state.exit} />
      <Sentences ids={state.proves} />
    </>
  );
}

function Does({ what, names }: { what: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      {' · '}
      {what} <Code>{names.join(', ')}</Code>
    </>
  );
}

function Transitions({ of: transitions }: { of: readonly GraphTransition[] }) {
  const t = useText('dev');
  if (transitions.length === 0) return null;
  return (
    <List>
      {transitions.map((transition) => {
        const { key, targets, actions, notes, proves } = transition;
        const event = eventLabel(transition);
        const state = targets.map(placeOf).join(', ');
        return (
          <li key={key}>
            <Code as="span">
              {state ? t('leadsTo', { event, state }) : t('stays', { event })}
              {actions.length > 0 && <code>{` / ${actions.join(', ')}`}</code>}
            </Code>
            {notes.map((note) => (
              <Message key={note} dir="ltr">
                {note}
              </Message>
            ))}
            <Sentences ids={proves} />
          </li>
        );
      })}
    </List>
  );
}

const known: Readonly<Record<string, { section: string; sentence: string }>> = requirements;

/** The sentences of the specification that this element proves, verbatim. */
function Sentences({ ids }: { ids: readonly string[] }) {
  const t = useText('dev');
  return ids.map((id) => {
    const found = known[id];
    return (
      <Message key={id}>
        {found ? `${t('sentence', { section: found.section })} ` : `§ ${id} `}
        <bdi lang="en">{found?.sentence}</bdi>
      </Message>
    );
  });
}
