/** A request to hold an amount on a card. */
export interface HoldRequest {
  /** Identifies the payment: a repeated request gets the same response and never a second hold. */
  readonly key: string;
  /** The processor's reference for the card that a visitor entered. */
  readonly cardReference: string;
  /** Centimes of MAD. */
  readonly amount: number;
}

/** The bank's response. `authorization` is the bank's reference for the hold. */
export type CardResponse =
  | { readonly outcome: 'approved'; readonly authorization: string }
  | { readonly outcome: 'declined' };

/** An instruction about a payment that was requested before. */
export interface CardInstruction {
  /** Identifies the instruction: it is carried out once. */
  readonly key: string;
  /** Key of the payment. */
  readonly payment: string;
  /** Captures held money, refunds captured money, or releases an actual or possible hold. */
  readonly kind: 'capture' | 'refund' | 'release';
  /** Centimes; several instructions may share what one payment holds. */
  readonly amount: number;
}

/** A processor's own notice about a payment; it may be sent several times. */
export interface CardNotice {
  readonly payment: string;
  readonly response: CardResponse;
}

/** A received notice, before its signature is verified. */
export interface SignedNotice {
  readonly payment: string;
  readonly outcome: 'approved' | 'declined';
  readonly authorization: string | null;
  readonly signature: string;
}

/** No response in time: the bank may hold the money or not; only the same key can find out. */
export class CardProcessorTimeout extends Error {
  override readonly name = 'CardProcessorTimeout';
}

/**
 * The service that requests card payments from banks. A card's number is sent from the browser to
 * the processor and never through this port, which uses only a reference.
 */
export interface CardProcessor {
  /**
   * Asks the bank to hold money.
   * @throws CardProcessorTimeout when no answer came in time
   */
  hold(wanted: HoldRequest): Promise<CardResponse>;

  /**
   * Carries out an instruction, once for each key. Rejects on failure, so that it can be retried.
   */
  execute(instruction: CardInstruction): Promise<void>;

  /** The content of a notice; undefined when its signature is not the processor's. */
  readNotice(notice: SignedNotice): CardNotice | undefined;
}
