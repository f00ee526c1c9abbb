import '@xyflow/react/dist/base.css';
import { Background, Controls, ReactFlow, ReactFlowProvider } from '@xyflow/react';
import { memo, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../../ui/kit/loading/spinner';
import { useText } from '../../ui/text/use-text';
import { useDirection } from '../../ui/theme/document-language';
import { browserLayouter } from '../diagram/browser-layouter';
import type { Drawing } from '../diagram/drawing';
import { drawn } from '../diagram/layout';
import type { ProcessGraph } from '../graph/process-graph';
import type { HighlightStore } from '../monitor/highlight-store';
import { Arrowheads } from './diagram-arrowheads';
import { Arrow, type ArrowEdge, Box, type BoxNode, HighlightsContext } from './diagram-parts';
import { FollowActiveState, useDrawingKeys } from './diagram-view';
import { Muted } from './machines-page.styles';

const Space = styled.div`
  position: relative;
  block-size: 100%;
  min-block-size: 320px;
  /* Arrows reach out of a place of no size. */
  & .react-flow__edges svg {
    max-inline-size: none;
    overflow: visible;
  }
  /* The box of the whole would veil the words on the arrows in it. */
  & .react-flow__edgelabel-renderer {
    z-index: 1001;
  }
  & .react-flow__panel {
    z-index: 1002;
  }
  & .react-flow__controls {
    box-shadow: var(--shadow-card);
  }
  & .react-flow__controls-button {
    border-color: var(--line);
    background: var(--paper);
    color: var(--text);
    fill: currentColor;
  }
  & .react-flow__attribution {
    background: var(--paper);
  }
  & .react-flow__attribution a {
    color: var(--text-2);
  }
`;
const Centered = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
`;

/** React Flow's error code for a container without a size. */
const NO_SIZE_YET = '004';

const NODES = { box: Box };
const EDGES = { arrow: Arrow };

function nodesOf({ boxes }: Drawing): BoxNode[] {
  return boxes.map((box, index) => ({
    id: box.id,
    type: 'box',
    position: { x: box.x, y: box.y },
    width: box.width,
    height: box.height,
    // Boxes are in front of the boxes that contain them, arrows are in front of all boxes.
    zIndex: index,
    data: { box },
    draggable: false,
    selectable: false,
  }));
}

function edgesOf({ arrows }: Drawing): ArrowEdge[] {
  return arrows.map((arrow) => ({
    id: arrow.id,
    type: 'arrow',
    source: arrow.source,
    target: arrow.target,
    zIndex: 1000,
    data: { arrow },
  }));
}

export interface DiagramLayout {
  readonly graph: ProcessGraph;
  /** Null where the layout failed. */
  readonly drawing: Drawing | null;
  readonly milliseconds: number;
}

/** The diagram of a machine in the page's direction, laid out in a worker. */
export function useDrawing(graph: ProcessGraph): DiagramLayout | null {
  const direction = useDirection();
  const [laid, setLaid] = useState<(DiagramLayout & { direction: string }) | null>(null);
  useEffect(() => {
    let isWanted = true;
    const begun = performance.now();
    const keep = (drawing: Drawing | null) => {
      const milliseconds = performance.now() - begun;
      if (isWanted) setLaid({ graph, direction, drawing, milliseconds });
    };
    drawn(graph, direction, browserLayouter()).then(keep, () => keep(null));
    return () => {
      isWanted = false;
    };
  }, [graph, direction]);
  return laid?.graph === graph && laid.direction === direction ? laid : null;
}

export interface DiagramProps {
  laid: DiagramLayout | null;
  name: string;
  highlights: HighlightStore;
}

/** The machine's definition with its highlights; `highlights` changes without a new layout. */
export const Diagram = memo(function Diagram(props: DiagramProps) {
  return (
    <HighlightsContext value={props.highlights}>
      <ReactFlowProvider>
        <Framed {...props} />
      </ReactFlowProvider>
    </HighlightsContext>
  );
});

function Framed({ laid, name }: DiagramProps) {
  const t = useText('dev');
  const press = useDrawingKeys();
  return (
    <Space
      role="group"
      aria-label={t('drawing', { name })}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown + - 0"
      data-laid-out={laid ? Math.round(laid.milliseconds) : undefined}
      tabIndex={0}
      onKeyDown={press}
    >
      {laid === null && (
        <Centered>
          <Spinner />
        </Centered>
      )}
      {laid && laid.drawing === null && (
        <Centered>
          <Muted role="alert">{t('layoutFailed')}</Muted>
        </Centered>
      )}
      {laid?.drawing && <Drawn name={name} drawing={laid.drawing} />}
    </Space>
  );
}

function Drawn({ name, drawing }: { name: string; drawing: Drawing }) {
  const t = useText('dev');
  const nodes = useMemo(() => nodesOf(drawing), [drawing]);
  const edges = useMemo(() => edgesOf(drawing), [drawing]);
  return (
    <>
      <Arrowheads />
      <ReactFlow
        key={name}
        nodes={nodes}
        edges={edges}
        nodeTypes={NODES}
        edgeTypes={EDGES}
        fitViewOptions={{ padding: 0.06, maxZoom: 1 }}
        minZoom={0.1}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        disableKeyboardA11y
        ariaLabelConfig={{
          'controls.ariaLabel': t('view'),
          'controls.zoomIn.ariaLabel': t('zoomIn'),
          'controls.zoomOut.ariaLabel': t('zoomOut'),
          'controls.fitView.ariaLabel': t('fitView'),
        }}
        onError={(code, message) => {
          // While other parts of the page are loading, the container has no size yet, and gets one
          // later.
          if (code !== NO_SIZE_YET) throw new Error(message);
        }}
      >
        <FollowActiveState drawing={drawing} />
        <Background color="var(--line)" />
        <Controls showInteractive={false} fitViewOptions={{ padding: 0.06, maxZoom: 1 }} />
      </ReactFlow>
    </>
  );
}
