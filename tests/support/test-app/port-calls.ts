/** A call of a port: `transport.send` with what was given to it. */
export interface PortCall {
  readonly name: string;
  readonly given: readonly unknown[];
}

let listener: ((call: PortCall) => void) | null = null;

/**
 * Tells every call that changes something outside of the process to `listen`, until the function that it gives is
 * called. One at a time: paths are played one after the other.
 */
export const listenToPortCalls = (listen: (call: PortCall) => void): (() => void) => {
  listener = listen;
  return () => {
    listener = null;
  };
};

/** The port itself, with the calls of these methods told to whoever listens. */
export const withCallsTold = <Port extends object>(
  portName: string,
  port: Port,
  methods: readonly (keyof Port & string)[],
): Port =>
  new Proxy(port, {
    get: (target, property) => {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      if (!methods.some((method) => method === property)) return value.bind(target);
      return (...given: readonly unknown[]) => {
        listener?.({ name: `${portName}.${String(property)}`, given });
        return value.apply(target, given);
      };
    },
  });
