import { Link } from 'react-router';
import { styled } from 'styled-components';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { notificationPage } from '#domain/notifications/notification-page';
import type { TaskLink } from '#openapi/types.generated';
import { clientPath } from '../links/client-path';
import { useLocalizedName } from '../text/localized';
import { useText } from '../text/use-text';

const Quiet = styled.p`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

function pathOf({ kind, id }: TaskLink): string {
  return kind === 'client'
    ? clientPath({ id })
    : (notificationPage({ entityType: kind, entityId: id }) ?? '');
}

/** The record that a task is about, as a link to its page. */
export function TaskLinkLine({ link }: { link: TaskLink }) {
  const t = useText('tasks');
  const localized = useLocalizedName();
  if (link.label === null) return <Quiet>{t('linkHidden')}</Quiet>;
  const label = localized({ name: link.label, nameEn: link.labelEn, nameAr: link.labelAr });
  return (
    <Link to={pathOf(link)}>
      {t('linkTo', { kind: t(`kinds.${link.kind}`), label: bidiIsolate(label) })}
    </Link>
  );
}
