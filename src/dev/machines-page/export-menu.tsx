import { memo } from 'react';
import ExportIcon from '~icons/solar/export-linear';
import { StaticMenu } from '../../ui/kit/overlays/static-menu';
import { useText } from '../../ui/text/use-text';
import type { Drawing } from '../diagram/drawing';
import type { HighlightStore } from '../monitor/highlight-store';
import type { Entry } from '../recording/entry';
import { FORMATS, type Format, pictureOf, pixelsOf, saveFile } from './export';
import type { Process } from './processes';

export interface ExportMenuProps {
  process: Process;
  drawing: Drawing | null;
  highlights: HighlightStore;
  /** The entries in the log, read when they are saved. */
  entries: () => readonly Entry[];
}

function json(value: unknown): Blob {
  return new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' });
}

async function contentsOf(format: Format, props: ExportMenuProps): Promise<Blob | null> {
  const { process, drawing, highlights, entries } = props;
  if (format === 'mermaid') return new Blob([`${process.mermaid().join('\n')}\n`]);
  if (format === 'json') return json(process.graph());
  if (format === 'log') return json(entries());
  if (!drawing) return null;
  const svg = pictureOf(drawing, highlights.looks());
  return format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : pixelsOf(svg, drawing);
}

const ENDINGS: Readonly<Record<Format, string>> = {
  svg: '.svg',
  png: '.png',
  mermaid: '.mmd',
  json: '.json',
  log: '.log.json',
};

/** Exports the definition as a picture, as Mermaid or as data, and the log as data. */
export const ExportMenu = memo(function ExportMenu(props: ExportMenuProps) {
  const t = useText('dev');
  const save = async (format: Format) => {
    const contents = await contentsOf(format, props);
    if (contents)
      saveFile(`${props.process.name.replaceAll(' ', '-')}${ENDINGS[format]}`, contents);
  };
  return (
    <StaticMenu
      label={t('export')}
      trigger={t('export')}
      icon={ExportIcon}
      withArrow
      items={FORMATS.map((id) => ({ id, label: t(`exportAs.${id}`) }))}
      onChoose={(format) => void save(format)}
    />
  );
});
