import { type DayRange, dayNumber } from "@thuot-tha/shared/domain";

/** An empty bitmap of a day's pieces. @param capacity number of pieces */
const noPieces = (capacity: number): Uint32Array => new Uint32Array((capacity + 31) >> 5);

/** An eighth more than needed, because each time all are copied. */
const withRoom = (needed: number): number => Math.ceil(needed * 1.125);

/** The days on which pieces are booked: one bit for each piece and day. Two bookings of a piece never share a day. */
export class BookedDays {
  readonly #piecesOf = new Map<number, Uint32Array>();
  /** The place of each piece's variant, by the place of the piece. */
  #variantPlaces = new Int32Array(0);
  // Only `bookedUp` uses these two, and leaves them empty. New ones for each call would be garbage of megabytes in a
  // large shop.
  /** The pieces that are booked on any of the days. */
  #any = noPieces(0);
  /** The number of booked pieces of each variant, by the variant's place. */
  #counts = new Uint16Array(0);

  /**
   * @param bookings of each: place of the piece, place of its variant, number of the first day, and of the day after
   * the last
   */
  add(bookings: Int32Array): void {
    let last = -1;
    for (let n = 0; n < bookings.length; n += 4) last = Math.max(last, bookings[n] as number);
    this.#reserve(last + 1);
    let lastVariant = -1;
    for (let n = 0; n < bookings.length; n += 4) {
      const piece = bookings[n] as number;
      const variant = bookings[n + 1] as number;
      this.#variantPlaces[piece] = variant;
      lastVariant = Math.max(lastVariant, variant);
      const end = bookings[n + 3] as number;
      for (let day = bookings[n + 2] as number; day < end; day += 1) this.#book(day, piece);
    }
    if (lastVariant >= this.#counts.length) this.#counts = new Uint16Array(withRoom(lastVariant + 1));
  }

  /** Frees pieces, by their places, on all days. */
  free(pieces: Int32Array): void {
    for (const booked of this.#piecesOf.values()) {
      for (const piece of pieces) {
        const word = piece >> 5;
        if (word < booked.length) booked[word] = (booked[word] as number) & ~(1 << (piece & 31));
      }
    }
  }

  /**
   * The variants of which every piece is booked on at least one of these days, by their places.
   * @param pieces number of pieces of each variant, by its place; 0 for one that is not for rent
   */
  bookedUp({ dateFrom, dateTo }: DayRange, pieces: Uint16Array): number[] {
    const any = this.#any;
    const end = dayNumber(dateTo);
    for (let day = dayNumber(dateFrom); day <= end; day += 1) {
      const booked = this.#piecesOf.get(day);
      if (!booked) continue;
      for (let word = 0; word < booked.length; word += 1) any[word] = (any[word] as number) | (booked[word] as number);
    }
    const counts = this.#counts;
    const places = this.#variantPlaces;
    const found: number[] = [];
    for (let word = 0; word < any.length; word += 1) {
      for (let rest = (any[word] as number) | 0; rest !== 0; rest &= rest - 1) {
        const variant = places[(word << 5) + 31 - Math.clz32(rest & -rest)] as number;
        const count = (counts[variant] as number) + 1;
        counts[variant] = count;
        if (count === pieces[variant]) found.push(variant);
      }
    }
    any.fill(0);
    counts.fill(0);
    return found;
  }

  #reserve(pieces: number): void {
    if (pieces <= this.#variantPlaces.length) return;
    const larger = new Int32Array(withRoom(pieces));
    larger.set(this.#variantPlaces);
    this.#variantPlaces = larger;
    this.#any = noPieces(larger.length);
  }

  #book(day: number, piece: number): void {
    const word = piece >> 5;
    let booked = this.#piecesOf.get(day);
    if (!booked || word >= booked.length) {
      const larger = noPieces(this.#variantPlaces.length);
      if (booked) larger.set(booked);
      this.#piecesOf.set(day, larger);
      booked = larger;
    }
    booked[word] = (booked[word] as number) | (1 << (piece & 31));
  }
}
