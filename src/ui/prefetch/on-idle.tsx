import {
  type Dispatch,
  type SetStateAction,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '../kit/when-idle';
import { useApplication } from '../portal-context/application-context';
import { RouteTable } from '../portal-context/route-table-context';
import { nextPages, prefetchCode, prefetchReads } from './prefetch-page';
import { RenderOffscreen } from './render-offscreen';
import { isConnectionSpare } from './spare-connection';
import { whenUsed } from './when-used';

/** Pages that were rendered ahead: the second time would gain nothing. */
const rendered = new Set<string>();

/**
 * Prepares the pages that users open from the shown page, once its own answers have come and the
 * browser is idle: their code and texts are fetched, of some only once somebody has used the page
 * (`nextAtOnce` and `next` of the route). Of those at once, pages without parameters are also read,
 * and rendered ahead one after the other.
 */
export function PrefetchOnIdle() {
  const [ready, setReady] = useState<readonly string[]>([]);
  usePreparation(setReady);
  const [next] = ready;
  if (next === undefined) return null;
  const goOn = () => {
    rendered.add(next);
    startTransition(() => setReady((before) => before.filter((one) => one !== next)));
  };
  return <RenderOffscreen key={next} path={next} onDone={goOn} />;
}

/** @param setReady receives the paths of the pages that can be rendered ahead */
function usePreparation(setReady: Dispatch<SetStateAction<readonly string[]>>): void {
  const application = useApplication();
  const { routes } = useContext(RouteTable);
  const { pathname } = useLocation();
  useEffect(() => {
    const leaving = new AbortController();
    let cancel: () => void = () => undefined;
    const address = { pathname, search: window.location.search };
    const prepare = (which: 'nextAtOnce' | 'next') => {
      if (leaving.signal.aborted) return;
      for (const next of nextPages(application, routes, address, which)) {
        const isRendered = which === 'nextAtOnce' && !next.includes(':');
        const code = prefetchCode(routes, { pathname: next }, isRendered ? 'now' : 'later');
        if (!isRendered) continue;
        const read = prefetchReads(application, routes, { pathname: next, search: '' });
        if (rendered.has(next)) continue;
        void Promise.all([code, read]).then(() => {
          if (leaving.signal.aborted) return;
          startTransition(() => setReady((before) => [...before, next]));
        });
      }
    };
    const prepareWhenUsed = () => {
      cancel = whenUsed(document, () => {
        cancel = whenIdle(() => prepare('next'));
      });
    };
    // A page that was opened without a link, such as by the palette or by Back, is read here.
    void prefetchReads(application, routes, address).then(() => {
      if (leaving.signal.aborted || !isConnectionSpare(navigator)) return;
      cancel = whenIdle(() => {
        prepare('nextAtOnce');
        prepareWhenUsed();
      });
    });
    return () => {
      leaving.abort();
      cancel();
      setReady([]);
    };
  }, [application, routes, pathname, setReady]);
}
