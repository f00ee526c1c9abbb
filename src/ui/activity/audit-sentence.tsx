import type { ReactNode } from 'react';
import { type ToldAct, toldAct } from '#domain/audit/audit-sentence';
import type { AuditEntry, AuditRecord } from '#openapi/types.generated';
import { TextLink } from '../kit/text-link';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { auditRecordPath } from './audit-record-path';

/** Stands in a text for what is rendered in its place. */
const PLACE = '\u{fffc}';

type NamedKind = Exclude<AuditRecord['kind'], 'store' | 'calendarFeed'>;

function isNamed(kind: AuditRecord['kind']): kind is NamedKind {
  return kind !== 'store' && kind !== 'calendarFeed';
}

interface Told {
  readonly act: ToldAct;
  readonly record: AuditRecord;
}

/** The act and the record of a line; null for a line that tells nothing of its own. */
export function toldOf(entry: AuditEntry): Told | null {
  const act = toldAct(entry);
  return act && entry.record && { act, record: entry.record };
}

/** What somebody did, in a sentence with a link to the record: « A accepté la commande 10481 ». */
export function AuditSentence({ act: { sentence }, record }: Told) {
  const t = useText('activity');
  const [before = '', after = ''] = t(`acts.${sentence}`, { record: PLACE }).split(PLACE);
  return (
    <>
      {before}
      <RecordName record={record} />
      {after}
    </>
  );
}

/** The record in a sentence; only its name is the link, if it has a page. */
function RecordName({ record }: { record: AuditRecord }) {
  const t = useText('activity');
  const format = useFormat();
  const nameOf = useLocalizedName();
  const { kind, name, at } = record;
  if (name === null || !isNamed(kind))
    return <Linked record={record}>{t(`unnamed.${kind}`)}</Linked>;
  const date = at === null ? '' : format.date(at);
  const [before = '', after = ''] = t(`records.${kind}`, { name: PLACE, date }).split(PLACE);
  return (
    <>
      {before}
      <Linked record={record}>
        <bdi>{nameOf({ ...record, name })}</bdi>
      </Linked>
      {after}
    </>
  );
}

function Linked({ record, children }: { record: AuditRecord; children: ReactNode }) {
  const path = auditRecordPath(record);
  return path === null ? children : <TextLink to={path}>{children}</TextLink>;
}
