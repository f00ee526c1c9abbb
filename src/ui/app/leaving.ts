import { createContext, type RefObject } from 'react';

/** Whether the person at the screen asked to sign out; given by the session gate. */
export const LeavingContext = createContext<RefObject<boolean> | null>(null);
