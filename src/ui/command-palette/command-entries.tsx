import { highlightMatches, matchesQuery } from '#domain/text/search-highlight';
import BoltIcon from '~icons/solar/bolt-linear';
import { type Command, useCommandRegistry } from '../commands/command-registry';
import { formatKeys } from '../commands/format-keys';
import { Icon } from '../kit/icon';
import { HighlightedText } from '../kit/overlays/command-palette';
import { useText } from '../text/use-text';
import type { PaletteEntries, PaletteEntry } from './palette-entry';
import { usePortalCommands } from './use-portal-commands';

function entryOf({ id, label, icon, keys, run }: Command, query: string): PaletteEntry {
  return {
    id: `command:${id}`,
    name: label,
    title: <HighlightedText parts={highlightMatches(label, query)} />,
    lead: <Icon of={icon ?? BoltIcon} />,
    keys: keys ? formatKeys(keys) : undefined,
    run,
  };
}

/** The available commands: for the current record, on the page, in the portal. */
export function useCommandEntries(query: string): PaletteEntries {
  const t = useText('palette');
  const items = [...useCommandRegistry().all(), ...usePortalCommands()]
    .filter(({ keyboardOnly, label }) => !keyboardOnly && matchesQuery(label, query))
    // What the page does in place takes the place of the portal's command of the same name.
    .filter(({ label }, at, all) => all.findIndex((one) => one.label === label) === at)
    .map((command) => entryOf(command, query));
  return { id: 'commands', title: t('groups.commands'), items };
}
