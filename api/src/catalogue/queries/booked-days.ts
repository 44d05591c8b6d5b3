import { type DayRange, dayNumber } from "@thuot-tha/shared/domain";

/** An empty bitmap of a day's pieces. @param capacity number of pieces */
const noPieces = (capacity: number): Uint32Array => new Uint32Array((capacity + 31) >> 5);

/** An eighth more than needed, because each time all are copied. */
const withRoom = (needed: number): number => Math.ceil(needed * 1.125);

/** How many pieces of variants are booked. */
export interface BookedCounts {
  /** The variants with a booked piece, by their places. */
  variants: Int32Array;
  /** The number of booked pieces of each of them. */
  counts: Uint16Array;
}

/** The days on which pieces are booked: one bit for each piece and day. Two bookings of a piece never share a day. */
export class BookedDays {
  readonly #piecesOf = new Map<number, Uint32Array>();
  /** The place of each piece's variant, by the place of the piece. */
  #variantPlaces = new Int32Array(0);
  // Only a count uses these three, and leaves the first two empty. New ones for each count would be garbage of megabytes
  // in a large shop.
  /** The pieces that are booked on any of the days. */
  #any = noPieces(0);
  /** The number of booked pieces of each variant, by the variant's place. */
  #counts = new Uint16Array(0);
  /** The variants with a booked piece, in order of the first. */
  #found = new Int32Array(0);

  /** @param bookings of each: place of the piece, place of its variant, number of the first day, and of the day after the last */
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
    if (lastVariant < this.#counts.length) return;
    this.#counts = new Uint16Array(withRoom(lastVariant + 1));
    this.#found = new Int32Array(this.#counts.length);
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

  /** How many pieces of each variant are booked on any of these days. */
  count({ dateFrom, dateTo }: DayRange): BookedCounts {
    const any = this.#any;
    const end = dayNumber(dateTo);
    for (let day = dayNumber(dateFrom); day <= end; day += 1) {
      const booked = this.#piecesOf.get(day);
      if (!booked) continue;
      for (let word = 0; word < booked.length; word += 1) any[word] = (any[word] as number) | (booked[word] as number);
    }
    const ofEach = this.#counts;
    const places = this.#variantPlaces;
    const found = this.#found;
    let length = 0;
    for (let word = 0; word < any.length; word += 1) {
      for (let rest = (any[word] as number) | 0; rest !== 0; rest &= rest - 1) {
        const variant = places[(word << 5) + 31 - Math.clz32(rest & -rest)] as number;
        const count = ofEach[variant] as number;
        if (count === 0) {
          found[length] = variant;
          length += 1;
        }
        ofEach[variant] = count + 1;
      }
      any[word] = 0;
    }
    const variants = found.slice(0, length);
    const counts = new Uint16Array(length);
    for (let n = 0; n < length; n += 1) {
      const variant = variants[n] as number;
      counts[n] = ofEach[variant] as number;
      ofEach[variant] = 0;
    }
    return { variants, counts };
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
