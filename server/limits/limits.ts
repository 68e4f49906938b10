import { ration, tries, type LimiterPlace, type Ration, type Tries } from './limiters.ts';

/**
 * How often a caller may try before they wait. Kept in the database: all processes share the count, and a restart forgets nothing. Messages alone are counted
 * in the process first, and in the database beside the call. A network address is a
 * household's (`householdOf`): one with IPv6 has 2^64.
 */
export interface Limits {
  /** Wrong passwords for one account from one network address (or in one session): five are free, then 30 s, 1 min … 15 min. */
  signInTries: Tries;
  /** Wrong passwords from one network address, whatever the account: who tries many accounts waits, too. */
  addressTries: Tries;
  /** Wrong passwords from one network (/24, /64). */
  networkTries: Tries;
  /**
   * Wrong passwords for one account from all networks its owner has never signed in from, taken together (OWASP ASVS 5.0, 6.3.1). Each network the owner has
   * used counts separately, so no one elsewhere can lock them out.
   */
  accountTries: Tries;
  /** Wrong codes of one account's second step from one network address: as of passwords. */
  codeTries: Tries;
  /** Wrong codes of one account, wherever from: whoever has the password has 20 guesses a day. A passkey is taken all the same. */
  accountCodeTries: Tries;
  /** Mails for a password or to sign in, asked for from one network address, whosever they are. */
  mailAddressTries: Tries;
  /** Mails for a password or to sign in, to one address: three at once, then with a wait. */
  mailsAsked: Tries;
  /** Support requests from one network address. */
  supportAsked: Ration;
  /** Confirmations of support requests mailed to one address. */
  supportMailed: Ration;
  /** Calls of the page of a question from one network address. */
  supportPages: Ration;
  /** Messages written there by one mailed address. */
  supportActs: Ration;
  /** Sign-ups started from one network address. */
  signUpsBegun: Ration;
  /** Sign-ups started from one network. */
  signUpsBegunNearby: Ration;
  /** Sign-ups started with one e-mail, or moved to it: each sends an e-mail there. */
  signUpsOfEmail: Ration;
  /** Coupon codes that do not exist, tried from one network address. */
  couponGuesses: Ration;
  /** Calls of dealers’ pages from one network address. */
  dealerPages: Ration;
  /** Prices, refusals and files sent by one dealer’s address. */
  dealerActs: Ration;
  /** Chat messages of one person. */
  messagesSent: Ration;
  /** What one person’s pages say of their presence in chats. */
  presenceTold: Ration;
}

/** @param scale multiplies the limits on use (not on wrong passwords): an installation behind one big network may need more */
export function createLimits(place: LimiterPlace, scale = 1): Limits {
  const rationed = (name: string, uses: number, within: number, sentence: string, often = false) =>
    ration(place, name, { uses: uses * scale, within, sentence, often });
  return {
    signInTries: tries(place, 'sign-in', { free: 5, firstWait: 30, longestWait: 900, forgetAfter: 3_600 }),
    addressTries: tries(place, 'sign-in-address', { free: 60, firstWait: 30, longestWait: 900, forgetAfter: 900 }),
    networkTries: tries(place, 'sign-in-network', { free: 200, firstWait: 30, longestWait: 900, forgetAfter: 900 }),
    accountTries: tries(place, 'sign-in-account', { free: 20, firstWait: 60, longestWait: 3_600, forgetAfter: 24 * 3_600 }),
    codeTries: tries(place, 'code', { free: 5, firstWait: 30, longestWait: 900, forgetAfter: 3_600 }),
    accountCodeTries: tries(place, 'code-account', { free: 20, firstWait: 60, longestWait: 3_600, forgetAfter: 24 * 3_600 }),
    mailAddressTries: tries(place, 'forgot-address', { free: 30 * scale, firstWait: 60, longestWait: 900, forgetAfter: 3_600 }),
    mailsAsked: tries(place, 'forgot', { free: 3, firstWait: 60, longestWait: 900, forgetAfter: 3_600 }),
    supportAsked: rationed('support', 5, 3_600, 'We already have several messages from you.'),
    supportMailed: rationed('support-mail', 3, 3_600, 'We already have several messages from this e-mail.'),
    supportPages: rationed('support-page', 300, 3_600, 'Too many requests from your connection.'),
    supportActs: rationed('support-act', 20, 3_600, 'We already have several messages from you.'),
    signUpsBegun: rationed('sign-up', 20, 3_600, 'Too many sign-ups from your connection.'),
    signUpsBegunNearby: rationed('sign-up-network', 100, 3_600, 'Too many sign-ups from your network.'),
    signUpsOfEmail: rationed('sign-up-email', 10, 3_600, 'Too many sign-ups with this e-mail. Open the link we e-mailed you to continue.'),
    couponGuesses: rationed('coupon', 20, 3_600, 'Too many invalid codes.'),
    dealerPages: rationed('dealer', 300, 3_600, 'Too many requests from your connection.'),
    dealerActs: rationed('dealer-act', 40, 3_600, 'Too many changes of this price.'),
    messagesSent: rationed('message', 60, 60, 'You’re sending messages too fast.', true),
    presenceTold: rationed('presence', 120, 60, 'You’re sending messages too fast.', true),
  };
}
