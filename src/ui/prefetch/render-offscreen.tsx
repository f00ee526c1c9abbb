import { Component, type ReactNode, Suspense, useContext, useEffect, useMemo } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  matchRoutes,
  NavigationType,
} from 'react-router';
import { RouteTable } from '../portal-context/route-table-context';

interface RenderOffscreenProps {
  /** The path of a page whose code has loaded. */
  path: string;
  /** Called when the page has been rendered, or could not be. */
  onDone: () => void;
}

/**
 * Renders a page without showing it, so that the browser has its styles and has run its code before
 * a user opens it: the first rendering of a page takes about twice as long as the next one. The page
 * is suspended at its end, and React drops what it has rendered: no element comes into the document,
 * no effect runs, nothing is requested.
 */
export function RenderOffscreen({ path, onDone }: RenderOffscreenProps) {
  return (
    <WithoutErrors onError={onDone}>
      <Suspense fallback={<Rendered onRendered={onDone} />}>
        <PageAt path={path} />
        <Suspended />
      </Suspense>
    </WithoutErrors>
  );
}

/**
 * The page of a path, which sees this path instead of the address. By the router's own context: its
 * public means (`useRoutes` with a location) warn about routes below a page without a wildcard.
 */
function PageAt({ path }: { path: string }) {
  const { routes } = useContext(RouteTable);
  const location = useMemo(
    () => ({
      location: { pathname: path, search: '', hash: '', state: null, key: path },
      navigationType: NavigationType.Pop,
    }),
    [path],
  );
  return (
    <LocationContext value={location}>
      {matchRoutes(routes, path)?.at(-1)?.route.element}
    </LocationContext>
  );
}

const NEVER = new Promise<never>(() => undefined);

function Suspended(): ReactNode {
  throw NEVER;
}

function Rendered({ onRendered }: { onRendered: () => void }) {
  useEffect(onRendered, [onRendered]);
  return null;
}

/** An error is reported where the page is opened. */
class WithoutErrors extends Component<{ children: ReactNode; onError: () => void }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch() {
    this.props.onError();
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
