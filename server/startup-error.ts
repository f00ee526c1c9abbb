import { ProcessError } from './process-error';

/** The reason why the server does not start, in one sentence for the terminal. */
export class StartupError extends ProcessError {
  override readonly name = 'StartupError';
}
