/** An error that ends the process, told in one sentence for the terminal. */
export class ProcessError extends Error {
  override readonly name: string = 'ProcessError';
}
