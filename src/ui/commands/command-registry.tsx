import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { IconType } from '../kit/icon';

/** An available command: by its keys, from the palette, and listed in the help sheet. */
export interface Command {
  readonly id: string;
  /** Verb and object: "Accepter la commande". */
  readonly label: string;
  /** The target of the command: the current record, the page, or the whole portal. */
  readonly scope: 'record' | 'page' | 'portal';
  /** As `shortcutOf` spells them: "j", "?", "mod+k". */
  readonly keys?: string | undefined;
  readonly icon?: IconType | undefined;
  /** Only for the keyboard: moving through a list makes no sense from the palette. */
  readonly keyboardOnly?: boolean | undefined;
  readonly run: () => void;
}

type Reader = () => readonly Command[];

export interface CommandRegistry {
  /** Returns a function that removes them. */
  readonly add: (read: Reader) => () => void;
  /** The available commands, the last added first: the page's keys win over the portal's. */
  readonly all: () => Command[];
}

function createCommandRegistry(): CommandRegistry {
  const readers = new Set<Reader>();
  return {
    add: (read) => {
      readers.add(read);
      return () => readers.delete(read);
    },
    all: () => [...readers].reverse().flatMap((read) => read()),
  };
}

const RegistryContext = createContext<CommandRegistry | null>(null);

export function CommandRegistryProvider({ children }: { children: ReactNode }) {
  const [registry] = useState(createCommandRegistry);
  return <RegistryContext value={registry}>{children}</RegistryContext>;
}

export function useCommandRegistry(): CommandRegistry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('useCommandRegistry needs a CommandRegistryProvider above it.');
  return registry;
}

/**
 * Offers commands while the component is mounted. They are read on demand, so no component
 * re-renders for them.
 */
export function useCommands(commands: readonly Command[]): void {
  const registry = useCommandRegistry();
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  useLayoutEffect(() => registry.add(() => latest.current), [registry]);
}
