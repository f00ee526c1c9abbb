import { useId } from 'react';
import LockIcon from '~icons/solar/lock-keyhole-minimalistic-linear';
import { Icon } from '../kit/icon';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { tooltip } from '../kit/overlays/tooltip';
import { useText } from '../text/use-text';
import type { VisibleEntry } from './menu-entries';
import { PendingCount, useEntryLabel } from './pending-count';
import { EntryLink, LockedEntry } from './side-menu.styles';

export interface MenuLinkProps {
  entry: VisibleEntry;
  active: boolean;
  /** Number of waiting records. */
  count: number;
  mini: boolean;
}

/** The tooltip of an entry, whose name it repeats. */
const BESIDE = { repeatsName: true, beside: true };

/** One entry of the side menu; in mini its text is a tooltip, figure included. */
export function MenuLink(props: MenuLinkProps) {
  const { entry, active, count, mini } = props;
  const t = useText('shell');
  const nameOf = useEntryLabel();
  if (entry.locked) return <LockedLink entry={entry} mini={mini} />;
  const name = nameOf(entry, count);
  return (
    <EntryLink
      {...tooltip(mini ? name : undefined, BESIDE)}
      to={entry.to}
      $mini={mini}
      aria-label={name}
      {...(active ? { 'aria-current': 'page' as const } : {})}
    >
      <Icon of={active ? entry.activeIcon : entry.icon} mirrored={entry.mirrored} />
      {!mini && t(`menu.entries.${entry.text}`)}
      {entry.pending && <PendingCount of={entry.pending} count={count} />}
    </EntryLink>
  );
}

/** An entry that the role does not allow but may see: focusable, and names who may open it. */
export function LockedLink({ entry, mini }: { entry: VisibleEntry; mini: boolean }) {
  const t = useText('shell');
  const id = useId();
  const reason = t('menu.adminOnly');
  const word = t(`menu.entries.${entry.text}`);
  return (
    <>
      <LockedEntry
        {...tooltip(mini ? `${word}. ${reason}` : reason, BESIDE)}
        aria-label={mini ? word : undefined}
        role="link"
        aria-disabled="true"
        aria-describedby={id}
        tabIndex={0}
        $mini={mini}
      >
        <Icon of={entry.icon} mirrored={entry.mirrored} />
        {!mini && word}
        {!mini && <Icon of={LockIcon} size={16} />}
      </LockedEntry>
      <VisuallyHidden id={id}>{reason}</VisuallyHidden>
    </>
  );
}
