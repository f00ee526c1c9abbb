import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/kit/button';
import { EmptyState } from '../../ui/kit/feedback/empty-state';
import { Note } from '../../ui/kit/feedback/note';
import { Select } from '../../ui/kit/fields/select';
import { Slider } from '../../ui/kit/fields/slider';
import { Switch } from '../../ui/kit/fields/switch';
import { useText } from '../../ui/text/use-text';
import { lastRun, QA_FILES } from '../qa-report/last-run';
import { coverageIn, type ReadPath, type ReadReport, readReport } from '../qa-report/qa-report';
import { Code, Data, Muted, placeOf, Row, Small } from './machines-page.styles';

const Place = styled.div`
  display: grid;
  gap: var(--space-16);
  padding: var(--space-16) var(--space-24) var(--space-24);
`;
const Picture = styled.img`
  max-inline-size: 100%;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
`;

/** The parts of the last run that the diagram shows. */
export interface Played {
  readonly report: ReadReport;
  /** Only the last run's report has pictures next to it. */
  readonly hasPictures: boolean;
  /** Colours the diagram. */
  readonly isShown: boolean;
  readonly path: ReadPath | null;
  readonly step: number;
}

export interface CoveragePanelProps {
  machine: string;
  played: Played | null;
  onPlay: (played: Played | null) => void;
}

/** The coverage of the machine in the last run, and its paths step by step. */
export function CoveragePanel({ machine, played, onPlay }: CoveragePanelProps) {
  const t = useText('dev');
  const [problem, setProblem] = useState<'none' | 'unreadable' | null>(null);
  const take = (report: ReadReport | null, otherwise: 'none' | 'unreadable') => {
    setProblem(report ? null : otherwise);
    const hasPictures = otherwise === 'none';
    if (report) onPlay({ report, hasPictures, isShown: true, path: null, step: 0 });
  };
  return (
    <Place>
      <Row>
        <Button
          size="small"
          variant="soft"
          onClick={() =>
            void lastRun(window.fetch.bind(window)).then((report) => take(report, 'none'))
          }
        >
          {t('coverage.read')}
        </Button>
        <FromDisk onRead={(text) => take(readReport(text), 'unreadable')} />
      </Row>
      {problem === 'unreadable' && <Note tone="error">{t('coverage.unreadable')}</Note>}
      {!played && (
        <EmptyState title={problem === 'none' ? t('coverage.none') : t('panel.coverage')}>
          {t('coverage.noneYet')}
        </EmptyState>
      )}
      {played && <Run machine={machine} played={played} onPlay={onPlay} />}
    </Place>
  );
}

function FromDisk({ onRead }: { onRead: (text: string) => void }) {
  const t = useText('dev');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={({ target }) => {
          void target.files?.[0]?.text().then(onRead);
          target.value = '';
        }}
      />
      <Button size="small" variant="outline" onClick={() => input.current?.click()}>
        {t('coverage.choose')}
      </Button>
    </>
  );
}

function Run({ machine, played, onPlay }: CoveragePanelProps & { played: Played }) {
  const t = useText('dev');
  const { report, isShown, path } = played;
  const coverage = coverageIn(report, machine);
  const paths = report.paths.filter((one) => one.machine === machine);
  if (!coverage) return <Muted>{t('coverage.notPlayed')}</Muted>;
  const { reached, total, missed } = coverage;
  return (
    <>
      <Muted>{t('coverage.figures', { reached, total })}</Muted>
      {missed.size > 0 && (
        <Muted>{t('coverage.missed', { states: [...missed].map(placeOf).join(', ') })}</Muted>
      )}
      <Switch checked={isShown} onChange={(next) => onPlay({ ...played, isShown: next })}>
        {t('coverage.overlay')}
      </Switch>
      {paths.length > 0 && (
        <Select
          label={t('coverage.path')}
          options={paths.map(({ name, title, failure }) => ({
            value: name,
            label: failure ? `${title} (${t('coverage.failed')})` : title,
          }))}
          value={path?.machine === machine ? path.name : null}
          onChange={(name) =>
            onPlay({ ...played, step: 0, path: paths.find((one) => one.name === name) ?? null })
          }
        />
      )}
      {path?.machine === machine && <Steps played={played} path={path} onPlay={onPlay} />}
    </>
  );
}

function Steps(props: { played: Played; path: ReadPath; onPlay: (played: Played) => void }) {
  const { played, path, onPlay } = props;
  const t = useText('dev');
  const step = path.steps[played.step];
  return (
    <>
      {path.steps.length > 1 && (
        <Slider
          label={t('coverage.step')}
          min={0}
          max={path.steps.length - 1}
          value={played.step}
          format={(value) => `${value + 1} / ${path.steps.length}`}
          onChange={(next) => onPlay({ ...played, step: next })}
        />
      )}
      {step && (
        <Muted as="div">
          <Code>{`${step.label} → ${step.found ?? step.expected}`}</Code>
        </Muted>
      )}
      {played.hasPictures && step?.picture && <Picture alt="" src={`${QA_FILES}${step.picture}`} />}
      {path.failure && <Data>{path.failure.message}</Data>}
      <Small>{t('coverage.replayLine')}</Small>
      <Data>{`npm run qa -- replay ${path.machine} '${path.title}'`}</Data>
    </>
  );
}
