import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../when-idle';

/** Between turns in browsers without an idle callback (ms): time for the events of the user. */
const FALLBACK_MS = 50;

const waiting: (() => void)[] = [];
let isAsked = false;

function askForNextTurn(): void {
  if (isAsked || waiting.length === 0) return;
  isAsked = true;
  whenIdle(() => {
    isAsked = false;
    waiting.shift()?.();
    askForNextTurn();
  }, FALLBACK_MS);
}

/**
 * Runs a function in an idle moment of its own, after those that came before it: together they would
 * block the page. Returns a function that cancels it.
 */
export function atIdleTurn(act: () => void): () => void {
  waiting.push(act);
  askForNextTurn();
  return () => {
    const place = waiting.indexOf(act);
    if (place !== -1) waiting.splice(place, 1);
  };
}

/**
 * Fetches code in an idle moment, so that what is opened later opens at once, and also without a
 * connection.
 * @param preload the code; resolves in any case. Always the same function.
 */
export function useCodeWhenIdle(preload: () => Promise<unknown>): void {
  useEffect(() => atIdleTurn(() => void preload()), [preload]);
}

/**
 * For a part of the page that takes long to render and is not needed at once: false until the
 * browser has been idle, twice. In the first idle moment its code is fetched.
 * @param preload the code; resolves in any case. Always the same function.
 */
export function useIdleTurn(preload: () => Promise<void>): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    let isOver = false;
    const render = () => startTransition(() => setDue(true));
    let cancel = atIdleTurn(() => {
      void preload().then(() => {
        if (!isOver) cancel = atIdleTurn(render);
      });
    });
    return () => {
      isOver = true;
      cancel();
    };
  }, [preload]);
  return isDue;
}
