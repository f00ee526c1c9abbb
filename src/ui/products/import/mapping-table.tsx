import { useState } from 'react';
import { styled } from 'styled-components';
import { IMPORT_TARGETS } from '#domain/products/import/import-target';
import type { ImportColumn, ImportJob, ImportMappingEntry } from '#openapi/types.generated';
import { Button } from '../../kit/button';
import { Select } from '../../kit/fields/select';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { useTargetName } from './target-name';

const IGNORED = 'ignored';

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  & th {
    block-size: 44px;
    padding-inline: var(--space-24) var(--space-12);
    background: var(--sunk);
    color: var(--text-2);
    font: var(--weight-strong) var(--text-small) var(--font-body);
    text-align: start;
  }
  & td,
  & tbody th {
    block-size: 52px;
    padding: var(--space-4) var(--space-12);
    padding-inline-start: var(--space-24);
    border-block-end: 1px solid var(--line);
    background: none;
    color: var(--text);
  }
  & tbody th {
    overflow-wrap: anywhere;
  }
  ${media.below('phone')} {
    table-layout: fixed;
    & th,
    & td,
    & tbody th {
      padding-inline: var(--space-8);
    }
    /* The longest word of a target fits beside the arrow of its select. */
    & th:last-child {
      inline-size: 46%;
    }
  }
`;
const Sample = styled.td`
  max-inline-size: 320px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Footer = styled.div`
  padding: var(--space-12) var(--space-24);
`;

interface MappingTableProps {
  job: ImportJob;
  saving: boolean;
  onChange: (mapping: ImportMappingEntry[]) => void;
}

/** The file's columns and their targets; ignored columns are collapsed below. */
export function MappingTable({ job, saving, onChange }: MappingTableProps) {
  const t = useText('imports');
  // The columns that were collapsed at first: choosing a target must not move its row.
  const [folded] = useState(
    () => new Set(job.mapping.filter(({ target }) => !target).map(({ column }) => column)),
  );
  const [open, setOpen] = useState(job.format === 'unknown');
  const shown = job.mapping.filter(({ column }) => open || !folded.has(column));
  const choose = (column: string, target: string) =>
    onChange(
      job.mapping.map((entry) => ({
        column: entry.column,
        target: entry.column === column ? (target === IGNORED ? null : target) : entry.target,
      })),
    );
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('mapping.column')}</th>
            <th scope="col">{t('mapping.sample')}</th>
            <th scope="col">{t('mapping.target')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((entry) => (
            <MappingRow key={entry.column} entry={entry} saving={saving} onChoose={choose} />
          ))}
        </tbody>
      </Table>
      {folded.size > 0 && (
        <Footer>
          <Button variant="text" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t('mapping.hideIgnored') : t('mapping.showIgnored', { count: folded.size })}
          </Button>
        </Footer>
      )}
    </>
  );
}

interface MappingRowProps {
  entry: ImportColumn;
  saving: boolean;
  onChoose: (column: string, target: string) => void;
}

function MappingRow({ entry, saving, onChoose }: MappingRowProps) {
  const t = useText('imports');
  const targetName = useTargetName();
  const named = entry.target?.includes(':') ? [entry.target] : [];
  return (
    <tr>
      <th scope="row">
        <bdi>{entry.column}</bdi>
      </th>
      <Sample dir="auto" title={entry.sample ?? undefined}>
        {entry.sample ?? '—'}
      </Sample>
      <td>
        <Select
          hideLabel
          label={t('mapping.targetOf', { column: entry.column })}
          value={entry.target ?? IGNORED}
          disabled={saving}
          options={[IGNORED, ...named, ...IMPORT_TARGETS].map((target) => ({
            value: target,
            label: target === IGNORED ? t('mapping.ignore') : targetName(target),
          }))}
          onChange={(target) => onChoose(entry.column, target)}
        />
      </td>
    </tr>
  );
}
