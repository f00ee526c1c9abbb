/** Keeps the newest things that were added, within a number and a total weight. */
export class RingBuffer<Thing> {
  #things: { thing: Thing; weight: number }[] = [];
  #first = 0;
  #weight = 0;

  constructor(
    readonly most: { readonly things: number; readonly weight: number },
    readonly weigh: (thing: Thing) => number,
  ) {}

  put(thing: Thing): void {
    const weight = this.weigh(thing);
    this.#things.push({ thing, weight });
    this.#weight += weight;
    while (this.size > this.most.things || (this.#weight > this.most.weight && this.size > 1)) {
      this.#weight -= this.#things[this.#first]?.weight ?? 0;
      this.#first += 1;
    }
    // Shifting a long list at every step would cost its length each time.
    if (this.#first > this.most.things) {
      this.#things = this.#things.slice(this.#first);
      this.#first = 0;
    }
  }

  get size(): number {
    return this.#things.length - this.#first;
  }

  /** From the oldest to the newest. */
  all(): Thing[] {
    return this.#things.slice(this.#first).map(({ thing }) => thing);
  }
}
