import type { ReactNode } from 'react';
import AddIcon from '~icons/solar/add-circle-linear';
import { Button } from '../kit/button';
import { CardHeader } from '../kit/layout/card';
import { CardLead, FlushCard, FlushHeader, SettingsTable } from './settings-layout';

interface EditableTableCardProps {
  title: string;
  /** A sentence below the title. */
  text: string;
  /** The button that adds a row; null for users who may only read. */
  add: { readonly label: string; readonly onAdd: () => void } | null;
  /** The table, or what is shown without rows; and the dialogs of a row. */
  children: ReactNode;
}

/** A card whose rows are added and changed in dialogs. */
export function EditableTableCard({ title, text, add, children }: EditableTableCardProps) {
  return (
    <FlushCard>
      <FlushHeader>
        <CardHeader
          title={title}
          aside={
            add && (
              <Button variant="soft" size="small" icon={AddIcon} onClick={add.onAdd}>
                {add.label}
              </Button>
            )
          }
        />
        <CardLead>{text}</CardLead>
      </FlushHeader>
      {children}
    </FlushCard>
  );
}

interface EditableTableProps {
  /** The first column; its cells are row headers. */
  nameColumn: string;
  /** The columns that a phone does not show. */
  wideColumns: readonly string[];
  /** The rows, each with a menu as its last cell. */
  children: ReactNode;
}

/** The rows of a card, below the names of their columns. */
export function EditableTable({ nameColumn, wideColumns, children }: EditableTableProps) {
  return (
    <SettingsTable>
      <thead>
        <tr>
          <th scope="col">{nameColumn}</th>
          {wideColumns.map((column) => (
            <th key={column} scope="col" data-wide>
              {column}
            </th>
          ))}
          <td data-menu />
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </SettingsTable>
  );
}
