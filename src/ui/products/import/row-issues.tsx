import { styled } from 'styled-components';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { IMPORT_SEVERITIES, type ImportErrorCode } from '#domain/products/import/import-issue';
import type { ImportRowIssue } from '#openapi/types.generated';
import { useText } from '../../text/use-text';

const List = styled.ul`
  list-style: none;
  white-space: normal;
`;

/** The remarks on a row of the file. */
export function RowIssues({ issues }: { issues: readonly ImportRowIssue[] }) {
  if (issues.length === 0) return null;
  return (
    <List>
      {issues.map((issue) => (
        <li key={`${issue.code}${issue.column}${issue.value}`}>
          <IssueText issue={issue} />
        </li>
      ))}
    </List>
  );
}

function isKnown(code: string): code is ImportErrorCode {
  return code in IMPORT_SEVERITIES;
}

function IssueText({ issue: { code, column, value } }: { issue: ImportRowIssue }) {
  const t = useText('imports');
  const message = isKnown(code) ? t(`issues.${code}`) : code;
  // Cells may have another direction than the page.
  const cell = bidiIsolate(value ?? '');
  if (column) {
    return <>{t('rows.inColumn', { message, column: bidiIsolate(column), value: cell })}</>;
  }
  return <>{value ? t('rows.ofRow', { message, value: cell }) : message}</>;
}
