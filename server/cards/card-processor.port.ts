/** A card asked for money: how much is to be held of it. */
export interface HoldRequest {
  /** The same key is the same payment: asked again it is answered as before, never held twice. */
  readonly key: string;
  /** What the processor calls the card that a visitor gave it. */
  readonly cardReference: string;
  /** Centimes of MAD. */
  readonly amount: number;
}

/** What the bank said. `authorization` is its own name for what it holds. */
export type CardResponse =
  | { readonly outcome: 'approved'; readonly authorization: string }
  | { readonly outcome: 'declined' };

/** Something to be done with a payment that was asked for before. */
export interface CardInstruction {
  /** The same key is the same instruction: it is carried out once. */
  readonly key: string;
  /** Key of the payment. */
  readonly payment: string;
  /** Take of what is held, give back of what was taken, or let go of what is (or may be) held. */
  readonly kind: 'capture' | 'refund' | 'release';
  /** Centimes; several instructions may share what one payment holds. */
  readonly amount: number;
}

/** What a processor tells by itself of a payment, as often as it likes. */
export interface CardNotice {
  readonly payment: string;
  readonly response: CardResponse;
}

/** A notice as it came over the wire, before anybody believes it. */
export interface SignedNotice {
  readonly payment: string;
  readonly outcome: 'approved' | 'declined';
  readonly authorization: string | null;
  readonly signature: string;
}

/** No answer came in time: the bank may hold the money or not, only the same key tells. */
export class CardProcessorTimeout extends Error {
  override readonly name = 'CardProcessorTimeout';
}

/**
 * Who asks banks for the money of cards. A card's number goes from the browser to the processor and
 * never through this port: it knows the card by a reference alone.
 */
export interface CardProcessor {
  /**
   * Asks the bank to hold money.
   * @throws CardProcessorTimeout when no answer came in time
   */
  hold(wanted: HoldRequest): Promise<CardResponse>;

  /** Carries out an instruction, once for each key. Rejects when it could not, to be tried again. */
  execute(instruction: CardInstruction): Promise<void>;

  /** What a notice says; undefined when its signature is not the processor's. */
  readNotice(notice: SignedNotice): CardNotice | undefined;
}
