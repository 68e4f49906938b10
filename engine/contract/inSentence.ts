/** A label inside a sentence, acronyms and names further on left alone: "Coupon" is "coupon", "OTD price" stays. */
export function inSentence(label: string): string {
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** Is it `an` before the noun: an agent, an order, a user, an unread message? */
export const takesAn = (noun: string): boolean => /^[aeio]|^un[^i]/i.test(noun);
