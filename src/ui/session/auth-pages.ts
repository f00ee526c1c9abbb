import { createContext, useContext } from 'react';
import { HOME_PATH, SIGN_IN_PATH } from '../portal-context/return-path';
import { FORGOT_PASSWORD_PATH, REGISTER_PATH } from './auth-paths';

/** The addresses that the pages for signed-out users link to, and how these pages look. */
export interface AuthPages {
  /** `classic`: the form beside a picture. `modern`: a card in the centre. */
  readonly look: 'classic' | 'modern';
  readonly signIn: string;
  readonly register: string;
  readonly forgotPassword: string;
  /** Where a signed-in user continues. */
  readonly home: string;
}

const AuthPagesContext = createContext<AuthPages>({
  look: 'classic',
  signIn: SIGN_IN_PATH,
  register: REGISTER_PATH,
  forgotPassword: FORGOT_PASSWORD_PATH,
  home: HOME_PATH,
});

/** Sets the addresses and the look of the pages below: the demo variants have their own. */
export const AuthPagesProvider = AuthPagesContext;

/** The portal's own addresses and look, unless a provider above sets others. */
export function useAuthPages(): AuthPages {
  return useContext(AuthPagesContext);
}
