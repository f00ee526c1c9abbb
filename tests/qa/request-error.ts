/** A request of the command line that names something that does not exist. */
export class RequestError extends Error {}
