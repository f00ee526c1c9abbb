import type { Call } from '../context';
import type { OperationId, Operations } from '../contract.generated';

/** The request of one operation, with the contract's types. */
export type CallOf<Id extends OperationId> = Call<Operations[Id]>;

/** The body of an operation's 2xx answer in the contract; void where the answer has none. */
export type ReplyOf<Id extends OperationId> = Operations[Id]['reply'];

/** The handlers of these operations. Each returns the body of the operation's one 2xx status. */
export type HandlersOf<Ids extends OperationId> = {
  readonly [Id in Ids]: (call: CallOf<Id>) => Promise<ReplyOf<Id>>;
};

type Replies = { [Id in OperationId]: ReplyOf<Id> };

type IsSame<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;

/** Names of the fields of any member of a union. */
type FieldsOf<Wire> = Wire extends unknown ? keyof Wire : never;

type FieldOf<Wire, Name> = Wire extends unknown
  ? Name extends keyof Wire
    ? Wire[Name]
    : never
  : never;

/** Paths of the fields that `Actual` has at any depth and `Wire` has not; never if there is none. */
type Undocumented<Actual, Wire, Path extends string> = unknown extends Wire
  ? never
  : IsSame<Actual, Wire> extends true
    ? never
    : Actual extends string | number | boolean | null | undefined
      ? never
      : Actual extends readonly (infer Item)[]
        ? Undocumented<Item, Extract<Wire, readonly unknown[]>[number], `${Path}[]`>
        : {
            [Name in keyof Actual & string]: Name extends FieldsOf<Wire>
              ? Undocumented<Actual[Name], FieldOf<Wire, Name>, `${Path}.${Name}`>
              : `${Path}.${Name}`;
          }[keyof Actual & string];

/** What a handler must return, if it returns `Actual` now. */
type Documented<Actual, Id extends OperationId> = [Actual] extends [ReplyOf<Id>]
  ? [Undocumented<Actual, ReplyOf<Id>, Id>] extends [never]
    ? Actual
    : Actual & { notInTheContract: Undocumented<Actual, ReplyOf<Id>, Id> }
  : ReplyOf<Id>;

type Contracted<Id> = Id extends OperationId ? Id : never;

/**
 * Types the handlers of a subject from the contract, by their operationId. A handler does not
 * compile when its operation is unknown, or when its reply lacks a field, has another type, or has
 * a field that the contract does not name.
 */
export function contractHandlers<Table extends Partial<Replies>>(
  handlers: {
    readonly [Id in keyof Table]: (
      call: CallOf<Contracted<Id>>,
    ) => Promise<Documented<Table[Id], Contracted<Id>>>;
  },
): HandlersOf<Contracted<keyof Table>> {
  // TypeScript cannot derive it for an unknown `Table`: every reply was checked above.
  return handlers as unknown as HandlersOf<Contracted<keyof Table>>;
}
