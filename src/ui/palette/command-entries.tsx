import { matchedParts, matchesQuery } from '#domain/text/matched-parts';
import BoltIcon from '~icons/solar/bolt-linear';
import { type Command, useCommandRegistry } from '../commands/command-registry';
import { keyWords } from '../commands/key-words';
import { Marked } from '../kit/command-palette';
import { Icon } from '../kit/icon';
import { useText } from '../text/use-text';
import type { PaletteEntries, PaletteEntry } from './palette-entry';

const entryOf = ({ id, label, icon, keys, run }: Command, query: string): PaletteEntry => ({
  id: `command:${id}`,
  name: label,
  title: <Marked parts={matchedParts(label, query)} />,
  lead: <Icon of={icon ?? BoltIcon} />,
  keys: keys ? keyWords(keys) : undefined,
  run,
});

/** What can be done here: with the record one stands on, on the page, in the portal. */
export function useCommandEntries(query: string): PaletteEntries {
  const t = useText('palette');
  const items = useCommandRegistry()
    .all()
    .filter(({ keyboardOnly, label }) => !keyboardOnly && matchesQuery(label, query))
    .map((command) => entryOf(command, query));
  return { id: 'commands', title: t('groups.commands'), items };
}
