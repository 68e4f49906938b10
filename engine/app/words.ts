// The console in other words: those of another language, or of a firm. What a pack leaves out stays as it is.
import { messages as onScreens } from '../console/messages.ts';
import { messages as onLists } from '../console/list/messages.ts';
import { pageMessages as onRecords } from '../console/record/messages.ts';
import { sentences } from '../contract/sentences.ts';
import { setFormatting } from '../web/formatting.ts';
import { lateMessages as onLatePages } from '../web/late/messages.ts';
import { messages as shared } from '../web/messages.ts';
import { messages as around } from './messages.ts';

/** Some entries of a catalogue: a text for a text, a function of the same values for a function. */
export type Some<Catalogue> = {
  [Name in keyof Catalogue]?: Catalogue[Name] extends string
    ? string
    : Catalogue[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Some<Catalogue[Name]>;
};

/** Words and formats of a language. */
export interface LocalePack {
  /** BCP 47 tag, for numbers and dates, and for the page's own language. */
  locale: string;
  /** ISO 4217 code of money that is counted in cents. */
  currency?: string;
  around?: Some<typeof around>;
  screens?: Some<typeof onScreens>;
  lists?: Some<typeof onLists>;
  records?: Some<typeof onRecords>;
  shared?: Some<typeof shared>;
  latePages?: Some<typeof onLatePages>;
  /** What is said at an input; what the console's server says of a field stays in English. */
  inputs?: Some<typeof sentences>;
}

/** From here on the console says these words. Before anything is shown: what is on screen does not change by it. */
export function speak({ locale, currency, ...words }: LocalePack): void {
  Object.assign(around, words.around);
  Object.assign(onScreens, words.screens);
  Object.assign(onLists, words.lists);
  Object.assign(onRecords, words.records);
  Object.assign(shared, words.shared);
  Object.assign(onLatePages, words.latePages);
  Object.assign(sentences, words.inputs);
  setFormatting({ locale, ...(currency === undefined ? {} : { currency }) });
  document.documentElement.lang = locale;
}

/** The name that stands behind every page's title. */
export const nameProduct = (product: string): void => void Object.assign(shared, { product });
