/** Where a user who forgot their password requests a link (specification, section 2). */
export const FORGOT_PASSWORD_PATH = '/auth/jwt/forgot-password';
