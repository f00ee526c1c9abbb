import { createContext } from 'react';

/** Tells the session gate that the person at the screen asked to sign out. */
export const LeavingContext = createContext<(() => void) | null>(null);
