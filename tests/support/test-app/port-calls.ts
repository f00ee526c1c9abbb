/** A call of a port, such as `transport.send`, with its arguments. */
export interface PortCall {
  readonly name: string;
  readonly given: readonly unknown[];
}

type Listen = (call: PortCall) => void;

let listener: Listen | null = null;

/**
 * Reports every call that changes something outside the process to `listen`, until the returned
 * function is called. Only ports created in that time report: late calls of an earlier application
 * are ignored.
 */
export function listenToPortCalls(listen: Listen): () => void {
  listener = listen;
  return () => {
    listener = null;
  };
}

/** The port itself, which reports calls of these methods to the listener at its creation. */
export function withCallsReported<Port extends object>(
  portName: string,
  port: Port,
  methods: readonly (keyof Port & string)[],
): Port {
  const listen = listener;
  return new Proxy(port, {
    get: (target, property) => {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      if (!methods.some((method) => method === property)) return value.bind(target);
      return (...given: readonly unknown[]) => {
        listen?.({ name: `${portName}.${String(property)}`, given });
        return value.apply(target, given);
      };
    },
  });
}
