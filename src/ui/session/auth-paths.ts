/** Where a user who forgot their password requests a link (specification, section 2). */
export const FORGOT_PASSWORD_PATH = '/auth/jwt/forgot-password';

/** Where a visitor opens a store (specification, section 2). */
export const REGISTER_PATH = '/auth/jwt/register';
