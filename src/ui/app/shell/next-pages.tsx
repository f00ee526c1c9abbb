import { startTransition, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '../../kit/when-idle';
import { useApplication } from '../../portal-context/application-context';
import {
  type Address,
  fetchCodeAhead,
  leadsOn,
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
 * browser is idle: their code and texts are fetched. A page that is only looked at fetches none of
 * it, unless users go on from it at once (`leadsOn`); from such a page the next ones are also read
 * and rendered ahead, one after the other.
 */
export function NextPages() {
  const application = useApplication();
  const table = useContext(RouteTable);
  const { pathname } = useLocation();
  const [ready, setReady] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOver = false;
    let cancel: () => void = () => undefined;
    const address: Address = { pathname, search: window.location.search };
    const isLeading = leadsOn(table.routes, address);
    const prepare = () => {
      for (const next of nextPages(application, table.routes, address)) {
        const code = fetchCodeAhead(table.routes, { pathname: next });
        if (!isLeading || rendered.has(next)) continue;
        const read = readAhead(application, table.routes, { pathname: next, search: '' });
        void Promise.all([code, read]).then(() => {
          if (!isOver) startTransition(() => setReady((before) => [...before, next]));
        });
      }
    };
    // A page that was opened without a link, such as by the palette or by Back, is read here.
    void readAhead(application, table.routes, address).then(() => {
      if (isOver || !isConnectionSpare(navigator)) return;
      const prepareWhenIdle = () => {
        cancel = whenIdle(prepare);
      };
      if (isLeading) prepareWhenIdle();
      else cancel = whenUsed(document, prepareWhenIdle);
    });
    return () => {
      isOver = true;
      cancel();
      setReady([]);
    };
  }, [application, table, pathname]);
  const [next] = ready;
  if (next === undefined) return null;
  const goOn = () => {
    rendered.add(next);
    startTransition(() => setReady((before) => before.filter((one) => one !== next)));
  };
  return <RenderedAhead key={next} path={next} onDone={goOn} />;
}
