import { createContext } from 'react';

/** Tells the session gate that the person at the screen asked to sign out. */
export const SigningOutContext = createContext<(() => void) | null>(null);
