import { Limiter } from './limiter.ts';

/** How often somebody may try before they wait. Counted in this process, for as long as the server runs. */
export interface Limits {
  /** Of one account from one address: five wrong passwords are free, then 30 s, 1 min, 2 min … 15 min. */
  signInTries: Limiter;
  /** Of one address, whatever the account: who tries many accounts waits, too. */
  addressTries: Limiter;
  /** Password mails asked for from one network address, whosever they are. */
  mailAddressTries: Limiter;
  /** Password mails to one address: three at once, then with a wait. */
  mailsAsked: Limiter;
  /** Support requests from one network address. */
  supportAsked: Limiter;
}

/** Nobody has tried anything yet. */
export function createLimits(): Limits {
  return {
    signInTries: new Limiter({ free: 5, firstWait: 30, longestWait: 900, forgetAfter: 3_600 }),
    addressTries: new Limiter({ free: 60, firstWait: 30, longestWait: 900, forgetAfter: 900 }),
    mailAddressTries: new Limiter({ free: 30, firstWait: 60, longestWait: 900, forgetAfter: 3_600 }),
    mailsAsked: new Limiter({ free: 3, firstWait: 60, longestWait: 900, forgetAfter: 3_600 }),
    supportAsked: new Limiter({ free: 5, firstWait: 60, longestWait: 900, forgetAfter: 3_600 }),
  };
}
