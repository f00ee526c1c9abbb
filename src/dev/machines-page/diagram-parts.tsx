import {
  BaseEdge,
  type Edge,
  EdgeLabelRenderer,
  type EdgeProps,
  Handle,
  type Node,
  type NodeProps,
  Position,
} from '@xyflow/react';
import { createContext, useContext } from 'react';
import { css, styled } from 'styled-components';
import { type DrawnArrow, type DrawnBox, SIZES } from '../diagram/drawing';
import {
  combinedHighlightOf,
  countOf,
  type Highlight,
  type Highlights,
  highlightOf,
} from '../diagram/highlights';
import { arrowLabel, type BoxLine } from '../diagram/labels';
import { type HighlightStore, useHighlight } from '../monitor/highlight-store';

export type BoxNode = Node<{ box: DrawnBox }, 'box'>;
export type ArrowEdge = Edge<{ arrow: DrawnArrow }, 'arrow'>;

export const HighlightsContext = createContext<HighlightStore | null>(null);

export function useHighlights<Word extends string | boolean>(
  read: (highlights: Highlights) => Word,
): Word {
  const store = useContext(HighlightsContext);
  if (!store) throw new Error('A diagram needs LooksContext above it.');
  return useHighlight(store, read);
}

const Frame = styled.div`
  box-sizing: border-box;
  inline-size: 100%;
  block-size: 100%;
  padding: 7px ${SIZES.padding}px;
  border: 1.5px solid var(--line-strong);
  border-radius: 10px;
  background: var(--paper);
  color: var(--text);
  font: 400 12px / ${SIZES.line}px var(--font-body);
  white-space: nowrap;
  &[data-type='compound'],
  &[data-type='parallel'],
  &[data-type='root'] {
    background: color-mix(in srgb, var(--sunk) 60%, transparent);
  }
  &[data-type='parallel'] {
    border-style: dashed;
  }
  &[data-type='final'] {
    outline: 1.5px solid var(--line-strong);
    outline-offset: -5px;
  }
  &[data-active='true'] {
    border-color: var(--accent);
    box-shadow: 0 0 0 2px var(--accent);
  }
  &[data-active='true']:is([data-type='atomic'], [data-type='final']) {
    background: var(--accent-soft2);
  }
  &[data-missed='true'] {
    border-color: var(--error-solid);
  }
`;
const Name = styled.div`
  font: var(--weight-strong) 13px / 20px var(--font-body);
  &::before {
    content: attr(data-start);
    color: var(--accent-text);
  }
`;
const highlightStyles = css`
  &[data-look='fired'] {
    color: var(--accent-text);
    font-weight: var(--weight-strong);
  }
  &[data-look='missed'] {
    color: var(--error-text);
    font-weight: var(--weight-strong);
  }
`;
const Line = styled.div`
  color: var(--text-2);
  ${highlightStyles}
  &[data-kind='runs'] {
    color: var(--info-text);
  }
  &[data-kind='proves'] {
    color: var(--accent-text);
  }
`;
/* React Flow requires a point to attach an arrow; our arrows have paths of their own. */
const ConnectionPoint = styled(Handle)`
  && {
    opacity: 0;
    pointer-events: none;
  }
`;

/** A state: its name, tags, actors, actions, and the transitions that do not leave it. */
export function Box({ data: { box } }: NodeProps<BoxNode>) {
  const isActive = useHighlights(({ active }) => active.has(box.id));
  const isMissed = useHighlights(({ missed }) => missed.has(box.id));
  return (
    <Frame
      dir="ltr"
      data-type={box.state?.type ?? 'root'}
      data-active={isActive}
      data-missed={isMissed}
      data-state-id={box.id}
    >
      <Name data-start={box.state?.isInitial ? '● ' : ''}>{box.name}</Name>
      {box.lines.map((line) =>
        line.kind === 'stays' ? (
          <SelfTransition key={line.text} line={line} />
        ) : (
          <Line key={line.text} data-kind={line.kind}>
            {line.text}
          </Line>
        ),
      )}
      <ConnectionPoint type="target" position={Position.Left} isConnectable={false} />
      <ConnectionPoint type="source" position={Position.Right} isConnectable={false} />
    </Frame>
  );
}

/** A transition that does not leave its state has no arrow, but the same styles and count. */
function SelfTransition({ line: { text, transition } }: { line: BoxLine & { kind: 'stays' } }) {
  const highlight = useHighlights((highlights) => highlightOf(highlights, transition));
  const count = useHighlights((highlights) => countOf(highlights, transition));
  return (
    <Line data-kind="stays" data-look={highlight} data-transition={transition}>
      {`${text}${count}`}
    </Line>
  );
}

const Label = styled.div`
  position: absolute;
  padding: 0 4px;
  border-radius: 4px;
  background: color-mix(in srgb, var(--ground) 82%, transparent);
  color: var(--text);
  font: 400 12px / ${SIZES.line}px var(--font-body);
  white-space: nowrap;
`;
const Text = styled.div`
  ${highlightStyles}
  & + &[data-part='more'] {
    color: var(--text-2);
  }
`;

const INKS: Readonly<Record<Highlight, string>> = {
  fired: 'var(--accent)',
  hit: 'var(--success-solid)',
  missed: 'var(--error-solid)',
  '': 'var(--text-2)',
};

/** The transitions from one state to another. */
export function Arrow({ data }: EdgeProps<ArrowEdge>) {
  const keys = data?.arrow.transitions.map(({ key }) => key) ?? [];
  const highlight = useHighlights((highlights) => combinedHighlightOf(highlights, keys));
  if (!data) return null;
  const { paths, label, transitions } = data.arrow;
  const stroke = INKS[highlight];
  return (
    <>
      {paths.map((way, index) => (
        <BaseEdge
          // biome-ignore lint/suspicious/noArrayIndexKey: a part of the way is its place
          key={index}
          path={`M${way.map(({ x, y }) => `${x} ${y}`).join('L')}`}
          interactionWidth={0}
          markerEnd={highlight === 'fired' ? 'url(#lit)' : 'url(#tip)'}
          style={{ stroke, strokeWidth: highlight === 'fired' ? 3 : 1.3 }}
        />
      ))}
      {label && (
        <EdgeLabelRenderer>
          <Label dir="ltr" style={{ transform: `translate(${label.x}px,${label.y}px)` }}>
            {transitions.map((transition) => (
              <TransitionLabel
                key={transition.key}
                transitionKey={transition.key}
                lines={arrowLabel(transition)}
              />
            ))}
          </Label>
        </EdgeLabelRenderer>
      )}
    </>
  );
}

function TransitionLabel({ transitionKey, lines }: { transitionKey: string; lines: string[] }) {
  const highlight = useHighlights((highlights) => highlightOf(highlights, transitionKey));
  const count = useHighlights((highlights) => countOf(highlights, transitionKey));
  return lines.map((words, index) => (
    <Text
      key={words}
      data-look={highlight}
      data-part={index === 0 ? 'event' : 'more'}
      data-transition={index === 0 ? transitionKey : undefined}
    >
      {index === 0 ? `${words}${count}` : words}
    </Text>
  ));
}
