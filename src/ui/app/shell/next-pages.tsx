import {
  type Dispatch,
  type SetStateAction,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '../../kit/when-idle';
import { useApplication } from '../../portal-context/application-context';
import {
  fetchCodeAhead,
  fetchesNextAtOnce,
  nextPages,
  readAhead,
} from '../../portal-context/fetch-ahead';
import { RouteTable } from '../../portal-context/route-table-context';
import { RenderedAhead } from './rendered-ahead';
import { isConnectionSpare } from './spare-connection';
import { whenUsed } from './when-used';

/** Pages that were rendered ahead: the second time would gain nothing. */
const rendered = new Set<string>();

/**
 * Prepares the pages that users open from the shown page, once its own answers have come and the
 * browser is idle: their code and texts are fetched. For a page that is only looked at nothing is
 * prepared, unless users go on from it at once (`fetchesNextAtOnce`); from such a page the next ones
 * are also read, and rendered ahead one after the other.
 */
export function NextPages() {
  const [ready, setReady] = useState<readonly string[]>([]);
  usePreparation(setReady);
  const [next] = ready;
  if (next === undefined) return null;
  const goOn = () => {
    rendered.add(next);
    startTransition(() => setReady((before) => before.filter((one) => one !== next)));
  };
  return <RenderedAhead key={next} path={next} onDone={goOn} />;
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
    const isAtOnce = fetchesNextAtOnce(routes, address);
    const prepare = () => {
      for (const next of nextPages(application, routes, address)) {
        const code = fetchCodeAhead(routes, { pathname: next });
        if (!isAtOnce || rendered.has(next)) continue;
        const read = readAhead(application, routes, { pathname: next, search: '' });
        void Promise.all([code, read]).then(() => {
          if (leaving.signal.aborted) return;
          startTransition(() => setReady((before) => [...before, next]));
        });
      }
    };
    const prepareWhenIdle = () => {
      cancel = whenIdle(prepare);
    };
    // A page that was opened without a link, such as by the palette or by Back, is read here.
    void readAhead(application, routes, address).then(() => {
      if (leaving.signal.aborted || !isConnectionSpare(navigator)) return;
      if (isAtOnce) prepareWhenIdle();
      else cancel = whenUsed(document, prepareWhenIdle);
    });
    return () => {
      leaving.abort();
      cancel();
      setReady([]);
    };
  }, [application, routes, pathname, setReady]);
}
