import { createContext } from 'react';

/** Notifies the session gate that the user requested to sign out. */
export const SigningOutContext = createContext<(() => void) | null>(null);
