// What a console's server says itself, as one catalogue of texts: another language is another catalogue, also one that somebody hands in as JSON.
import { drawnWords, filledIn } from '../contract/drawing/words.ts';

export { filledIn } from '../contract/drawing/words.ts';

/** What is said of a field's value, in the words of `engine/contract`: these are known by their English. */
export const fieldWords = {
  required: 'Fill this in.',
  wrong: 'This isn’t in the right form.',
  unknown: 'There is no such field.',
  choice: 'Choose one of the values offered.',
  number: 'Must be a number.',
  whole: 'Must be a whole number.',
  twice: 'Contains the same value twice.',
  minLength: 'Use at least {limit} characters.',
  maxLength: 'Use at most {limit} characters.',
  addOne: 'Add at least one.',
  minItems: 'Add at least {limit}.',
  maxItems: 'Add at most {limit}.',
  minimum: 'Must be {limit} or more.',
  maximum: 'Must be {limit} or less.',
};

export const english = {
  ...drawnWords,
  ...fieldWords,
  noOperation: 'There is no such operation.',
  noList: 'This operation answers no list.',
  noRecord: 'The API answered with no record, though its document says so.',
  otherForm: 'The API answered in another form than its document says: there should be {expected}, but there is {found}.',
  aListIn: 'a list in “{place}”',
  aList: 'a list',
  anObject: 'an object',
  anObjectWith: 'an object with “{name}”',
  aString: 'a string',
  aNumber: 'a number',
  aBoolean: 'a boolean',
  nothing: 'nothing',
  chooseFirst: 'Choose {one} first: its rows are listed one by one.',
  an: 'an {noun}',
  a: 'a {noun}',
  notFound: 'Not found',
  enter: 'Enter {name}.',
  enterForList: 'Enter {name} to see the list.',
  answered: 'The API answered {status}.',
  unreachable: '{address} can’t be reached.',
  theApi: 'The API',
  wentWrong: 'Something went wrong',
  ownPages: 'Only this machine’s own pages may call.',
  tooMuch: 'That is more than 64 MB.',
  fixFields: 'Fix the marked fields to continue.',
  token: 'Token',
  accessToken: 'Access token',
  userName: 'User name',
  password: 'Password',
  apiKey: 'API key',
  clientId: 'Client id',
  clientSecret: 'Client secret, where there is one',
  scopes: 'Scopes, all that the document names without it',
  noAddress: '{name} names no address to sign in at.',
  notStarted: 'That sign-in wasn’t started here, or it’s too long ago.',
  enterClient: 'Enter the client id under which this console is known to the sign-in server, and save.',
  noCode: '{name} has no sign-in by a code.',
  refused: 'The sign-in server refused: {reason}.',
  unknownClient: 'The sign-in server doesn’t know this client.',
  signInUnreachable: 'The sign-in server can’t be reached.',
  cameToNothing: 'The sign-in came to nothing.',
  cameToNothingBy: 'The sign-in came to nothing: {reason}.',
};

export type Words = Readonly<Record<keyof typeof english, string>>;

/** A field's sentence in other words; one that is nobody's here (a document's own) stays as it is. */
export function fieldIn(words: Words, sentence: string): string {
  for (const [name, known] of Object.entries(fieldWords) as [keyof typeof fieldWords, string][]) {
    const [before = '', after] = known.split('{limit}');
    if (after === undefined ? sentence === known : sentence.startsWith(before) && sentence.endsWith(after))
      return filledIn(words[name], { limit: after === undefined ? '' : sentence.slice(before.length, sentence.length - after.length) });
  }
  return sentence;
}
