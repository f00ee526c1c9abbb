import { createContext } from 'react';
import type { RouteObject } from 'react-router';

/**
 * Provides the mounted routes, so that the menu can list their pages: the router's routes,
 * which include those behind the session once a user opens one. Provided by the portal, because
 * importing them here would close a cycle: the routes import the shell.
 */
export const RouteTable = createContext<{ readonly routes: RouteObject[] }>({ routes: [] });
