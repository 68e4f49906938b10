import { Limiter } from './limiter.ts';

/** Of one account from one address: five wrong passwords are free, then 30 s, 1 min, 2 min … 15 min. */
export const signInTries = new Limiter({ free: 5, firstWait: 30, longestWait: 900, forgetAfter: 3_600 });

/** Of one address, whatever the account: who tries many accounts waits, too. */
export const addressTries = new Limiter({ free: 60, firstWait: 30, longestWait: 900, forgetAfter: 900 });

/** Password mails asked for from one network address, whosever they are. */
export const mailAddressTries = new Limiter({ free: 30, firstWait: 60, longestWait: 900, forgetAfter: 3_600 });

/** Password mails to one address: three at once, then with a wait. */
export const mailsAsked = new Limiter({ free: 3, firstWait: 60, longestWait: 900, forgetAfter: 3_600 });

/** Support requests from one network address. */
export const supportAsked = new Limiter({ free: 5, firstWait: 60, longestWait: 900, forgetAfter: 3_600 });
