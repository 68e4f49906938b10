// How calls are signed, as the document's security schemes say: what the form asks, and what goes into a call.
import type { SignInForm } from '../app/console.ts';
import { humanise } from '../contract/fields.ts';
import type { SignIn } from '../contract/reading/form.ts';
import { english, type Words } from '../bridge/words.ts';
import { hasCodeFlow } from './oauth.ts';

const forms: Readonly<Record<SignIn['kind'], (label: string, words: Words) => SignInForm['fields']>> = {
  bearer: (_label, words) => [{ name: 'token', label: words.token, secret: true }],
  oauth2: (_label, words) => [{ name: 'token', label: words.accessToken, secret: true }],
  openIdConnect: (_label, words) => [{ name: 'token', label: words.accessToken, secret: true }],
  basic: (_label, words) => [
    { name: 'user', label: words.userName, secret: false },
    { name: 'password', label: words.password, secret: true },
  ],
  apiKey: (label) => [{ name: 'key', label, secret: true }],
  cookie: (label) => [{ name: 'key', label, secret: true }],
  other: (_label, words) => [{ name: 'token', label: words.token, secret: true }],
};

/** What is asked so that somebody can sign in by a code. */
const clientFields = (words: Words): SignInForm['fields'] => [
  { name: 'client_id', label: words.clientId, secret: false },
  { name: 'client_secret', label: words.clientSecret, secret: true },
  { name: 'scope', label: words.scopes, secret: false },
];

/** @param isSignedIn is there a token that was signed in for? */
export const signInForms = (signIns: readonly SignIn[], isSignedIn: (name: string) => boolean, words: Words = english): SignInForm[] =>
  signIns.map((one) => ({
    name: one.name,
    label: humanise(one.name),
    fields: [...(hasCodeFlow(one) ? clientFields(words) : []), ...forms[one.kind](one.key ?? words.apiKey, words)],
    ...(hasCodeFlow(one) ? { begin: `/sign-in/${encodeURIComponent(one.name)}`, isSignedIn: isSignedIn(one.name) } : {}),
  }));

/** What is set, by `<scheme>.<field>`. */
export type Credentials = Readonly<Record<string, string>>;

/** Headers and query values that sign a call. @param security any one of the inner lists does; the first that is filled in is taken */
export function signed(
  signIns: readonly SignIn[],
  security: readonly (readonly string[])[],
  given: Credentials,
): { headers: Record<string, string>; query: [string, string][] } {
  const filled = ({ name, kind }: SignIn) => forms[kind]('', english).every((field) => (given[`${name}.${field.name}`] ?? '') !== '');
  const known = new Map(signIns.map((one) => [one.name, one]));
  const chosen = security.map((names) => names.flatMap((name) => known.get(name) ?? [])).find((list) => list.length > 0 && list.every(filled));
  const headers: Record<string, string> = {};
  const query: [string, string][] = [];
  for (const { name, kind, in: place, key } of chosen ?? []) {
    const value = (field: string) => given[`${name}.${field}`] ?? '';
    if (kind === 'basic') headers['Authorization'] = `Basic ${Buffer.from(`${value('user')}:${value('password')}`).toString('base64')}`;
    else if (kind === 'apiKey' && place === 'query') query.push([key ?? name, value('key')]);
    else if (kind === 'apiKey') headers[key ?? name] = value('key');
    else if (kind === 'cookie') headers['Cookie'] = `${key ?? name}=${encodeURIComponent(value('key'))}`;
    else headers['Authorization'] = `Bearer ${value('token')}`;
  }
  return { headers, query };
}
