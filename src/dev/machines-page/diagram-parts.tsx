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
import { type DrawnArrow, type DrawnBox, SIZES } from '../drawing/drawing';
import { countOf, type Look, type Looks, lookOf, lookOfAll } from '../drawing/looks';
import { arrowWords, type BoxLine } from '../drawing/words';
import { type LookStore, useLook } from '../watching/looks';

export type BoxNode = Node<{ box: DrawnBox }, 'box'>;
export type ArrowEdge = Edge<{ arrow: DrawnArrow }, 'arrow'>;

export const LooksContext = createContext<LookStore | null>(null);

export function useLooks<Word extends string | boolean>(read: (looks: Looks) => Word): Word {
  const store = useContext(LooksContext);
  if (!store) throw new Error('A diagram needs LooksContext above it.');
  return useLook(store, read);
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
const looked = css`
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
  ${looked}
  &[data-kind='runs'] {
    color: var(--info-text);
  }
  &[data-kind='proves'] {
    color: var(--accent-text);
  }
`;
/* React Flow wants a place to fasten an arrow; ours know their ways. */
const Fastening = styled(Handle)`
  && {
    opacity: 0;
    pointer-events: none;
  }
`;

/** A state: its name, its tags, what it runs and does, and what leaves it as it is. */
export function Box({ data: { box } }: NodeProps<BoxNode>) {
  const isActive = useLooks(({ active }) => active.has(box.id));
  const isMissed = useLooks(({ missed }) => missed.has(box.id));
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
          <Stay key={line.words} line={line} />
        ) : (
          <Line key={line.words} data-kind={line.kind}>
            {line.words}
          </Line>
        ),
      )}
      <Fastening type="target" position={Position.Left} isConnectable={false} />
      <Fastening type="source" position={Position.Right} isConnectable={false} />
    </Frame>
  );
}

/** A transition that leaves its state as it is has no arrow, but a look and a count as the others. */
function Stay({ line: { words, transition } }: { line: BoxLine & { kind: 'stays' } }) {
  const look = useLooks((looks) => lookOf(looks, transition));
  const count = useLooks((looks) => countOf(looks, transition));
  return (
    <Line data-kind="stays" data-look={look} data-transition={transition}>
      {`${words}${count}`}
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
const Words = styled.div`
  ${looked}
  & + &[data-part='more'] {
    color: var(--text-2);
  }
`;

const INKS: Readonly<Record<Look, string>> = {
  fired: 'var(--accent)',
  hit: 'var(--success-solid)',
  missed: 'var(--error-solid)',
  '': 'var(--text-2)',
};

/** The transitions from one state to another. */
export function Arrow({ data }: EdgeProps<ArrowEdge>) {
  const keys = data?.arrow.transitions.map(({ key }) => key) ?? [];
  const look = useLooks((looks) => lookOfAll(looks, keys));
  if (!data) return null;
  const { ways, label, transitions } = data.arrow;
  const stroke = INKS[look];
  return (
    <>
      {ways.map((way, index) => (
        <BaseEdge
          // biome-ignore lint/suspicious/noArrayIndexKey: a part of the way is its place
          key={index}
          path={`M${way.map(({ x, y }) => `${x} ${y}`).join('L')}`}
          interactionWidth={0}
          markerEnd={look === 'fired' ? 'url(#lit)' : 'url(#tip)'}
          style={{ stroke, strokeWidth: look === 'fired' ? 3 : 1.3 }}
        />
      ))}
      {label && (
        <EdgeLabelRenderer>
          <Label dir="ltr" style={{ transform: `translate(${label.x}px,${label.y}px)` }}>
            {transitions.map((transition) => (
              <TransitionWords
                key={transition.key}
                transitionKey={transition.key}
                lines={arrowWords(transition)}
              />
            ))}
          </Label>
        </EdgeLabelRenderer>
      )}
    </>
  );
}

function TransitionWords({ transitionKey, lines }: { transitionKey: string; lines: string[] }) {
  const look = useLooks((looks) => lookOf(looks, transitionKey));
  const count = useLooks((looks) => countOf(looks, transitionKey));
  return lines.map((words, index) => (
    <Words
      key={words}
      data-look={look}
      data-part={index === 0 ? 'event' : 'more'}
      data-transition={index === 0 ? transitionKey : undefined}
    >
      {index === 0 ? `${words}${count}` : words}
    </Words>
  ));
}
