import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { draftReader } from '#application/stores/draft-reader';
import { SETTINGS_TABS, type SettingsTab } from '#domain/stores/settings-tabs';
import { useApplication } from '../../portal-context/application-context';

/** The name under which the draft of a tab is stored. */
export function draftSubject(tab: SettingsTab): string {
  return `storeSettings.${tab}`;
}

const NONE: ReadonlySet<SettingsTab> = new Set();

/** The tabs with a pending draft, except the open one. */
export function usePendingDrafts(open: SettingsTab | undefined): ReadonlySet<SettingsTab> {
  const { provide, session } = useApplication();
  const user = useSelector(session, ({ context }) => context.user);
  const [pending, setWaiting] = useState(NONE);
  const [userId, recordId] = [user?.id, user?.store.id];
  useEffect(() => {
    let isCurrent = true;
    const drafts = provide(draftReader);
    const lookups = SETTINGS_TABS.map(async (tab) => {
      if (!userId || !recordId || tab === open) return null;
      const draft = await drafts.read({ subject: draftSubject(tab), recordId, userId });
      return draft && tab;
    });
    void Promise.all(lookups).then((found) => {
      if (isCurrent) setWaiting(new Set(found.filter((tab) => tab !== null)));
    });
    return () => {
      isCurrent = false;
    };
  }, [provide, userId, recordId, open]);
  return pending;
}
