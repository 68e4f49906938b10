// How calls are signed, as the document's security schemes say: what the form asks, and what goes into a call.
import type { SignInForm } from '../app/console.ts';
import type { SignIn } from '../contract/reading/form.ts';
import { hasCodeFlow } from './oauth.ts';

const forms: Readonly<Record<SignIn['kind'], (label: string) => SignInForm['fields']>> = {
  bearer: () => [{ name: 'token', label: 'Token', secret: true }],
  oauth2: () => [{ name: 'token', label: 'Access token', secret: true }],
  openIdConnect: () => [{ name: 'token', label: 'Access token', secret: true }],
  basic: () => [
    { name: 'user', label: 'User name', secret: false },
    { name: 'password', label: 'Password', secret: true },
  ],
  apiKey: (label) => [{ name: 'key', label, secret: true }],
  cookie: (label) => [{ name: 'key', label, secret: true }],
  other: () => [{ name: 'token', label: 'Token', secret: true }],
};

/** What is asked so that somebody can sign in by a code. */
const clientFields: SignInForm['fields'] = [
  { name: 'client_id', label: 'Client id', secret: false },
  { name: 'client_secret', label: 'Client secret, where there is one', secret: true },
  { name: 'scope', label: 'Scopes, all that the document names without it', secret: false },
];

/** @param isSignedIn is there a token that was signed in for? */
export const signInForms = (signIns: readonly SignIn[], isSignedIn: (name: string) => boolean): SignInForm[] =>
  signIns.map((one) => ({
    name: one.name,
    label: one.name,
    fields: [...(hasCodeFlow(one) ? clientFields : []), ...forms[one.kind](one.key ?? 'API key')],
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
  const filled = ({ name, kind }: SignIn) => forms[kind]('').every((field) => (given[`${name}.${field.name}`] ?? '') !== '');
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
