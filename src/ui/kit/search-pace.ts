/** How long the newest text waits for an earlier answer, once the typing rests (ms). */
const QUIET_MS = 120;

/** Passes typed texts on to a search, as fast as it answers. */
export interface SearchPace {
  /** Asks for the text at once, or once the search has answered, or once the typing rests. */
  type(text: string): void;
  /** Asks for the text at once. */
  ask(text: string): void;
  /** What the search found for this text is there, or it failed: nothing is under way any longer. */
  answered(text: string): void;
  /** Whether somebody asked for this text here; another search replaces what was typed. */
  isOwn(text: string): boolean;
  /** Call it when the page shows another search: one that is not its own replaces what was typed. */
  show(text: string): void;
  /** Forgets a waiting text. */
  stop(): void;
}

/**
 * The first text is asked for at once. While its answer is under way, only the newest of the later
 * texts waits: for that answer, or for a rest of 120 ms.
 * @param shown the text of the current search
 * @param search called with every text that is asked for, never twice in succession with the same
 */
export function createSearchPace(shown: string, search: (text: string) => void): SearchPace {
  let asked = shown;
  let newest = shown;
  let isUnderWay = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Texts that the page does not show yet; it may render more than one of them late. */
  let notShown: string[] = [];
  const stop = () => clearTimeout(timer);
  const isOwn = (text: string) => text === asked || notShown.includes(text);
  const ask = (text: string) => {
    stop();
    newest = text;
    if (text === asked) return;
    asked = text;
    isUnderWay = true;
    notShown.push(text);
    search(text);
  };
  return {
    ask,
    stop,
    type: (text) => {
      if (!isUnderWay) return ask(text);
      newest = text;
      stop();
      timer = setTimeout(() => ask(newest), QUIET_MS);
    },
    answered: (text) => {
      if (text !== asked) return;
      isUnderWay = false;
      ask(newest);
    },
    isOwn,
    show: (text) => {
      if (isOwn(text)) {
        notShown = notShown.slice(notShown.indexOf(text) + 1);
        return;
      }
      stop();
      asked = text;
      newest = text;
      isUnderWay = false;
      notShown = [];
    },
  };
}
