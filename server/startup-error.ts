/** The reason why the server does not start, in one sentence for the terminal. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
