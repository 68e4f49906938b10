// What makes a password good enough; the same rule in the browser and on the server.

/** Fewest characters (the contract's `minLength`). */
export const shortestPassword = 12;

/** Of every demo account; printed where the demo starts. */
export const demoPassword = 'Forecourt-demo-2026';

/** Good enough by the rule, but written in our own pages. */
export const publicPasswords: ReadonlySet<string> = new Set([demoPassword]);

const commonWords: ReadonlySet<string> = new Set([
  'password',
  'passwort',
  'passw',
  'pass',
  'passphrase',
  'mypassword',
  'letmein',
  'welcome',
  'welcomeback',
  'changeme',
  'changeit',
  'secret',
  'topsecret',
  // Typed here: a word that guessers try first, not the role.
  'admin',
  'administrator',
  'superuser',
  'root',
  'user',
  'guest',
  'test',
  'testing',
  'default',
  'login',
  'access',
  'master',
  'iloveyou',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'basketball',
  'superman',
  'batman',
  'starwars',
  'dragon',
  'monkey',
  'shadow',
  'trustno',
  'whatever',
  'freedom',
  'qwerty',
  'qwertyui',
  'qwertyuiop',
  'qwertyuiopasdf',
  'asdfgh',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsx',
  'qazwsxedc',
  'abc',
  'abcdef',
  'abcdefghijkl',
  'hello',
  'helloworld',
  'google',
  'computer',
  'internet',
  'car',
  'mycar',
  'forecourt',
]);

const lookAlikes: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };

/** The error of a password, as one sentence for the field; undefined when it is acceptable. Rule: at least 12 characters, not a common one, not the e-mail. */
export function passwordProblem(password: string, email = ''): string | undefined {
  if ([...password].length < shortestPassword) return `At least ${shortestPassword} characters.`;
  const plain = password.toLowerCase();
  if (isEmail(plain, email.toLowerCase())) return 'Don’t use your e-mail.';
  return isCommon(plain) ? 'Too easy to guess. Try a few unrelated words.' : undefined;
}

/** The address itself, or its name with little around it. */
function isEmail(password: string, email: string): boolean {
  if (email === '') return false;
  const [name = ''] = email.split('@');
  if (password === email || password === name) return true;
  return name.length >= 4 && password.includes(name) && password.length - name.length < shortestPassword / 2;
}

function isCommon(password: string): boolean {
  if (new Set(password).size < 5 || isRun(password)) return true;
  const letters = password.replaceAll(/[^\p{L}]/gu, '');
  const core = password.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const readable = [...core]
    .map((character) => lookAlikes[character] ?? character)
    .join('')
    .replaceAll(/[^\p{L}]/gu, '');
  const isMostlyDigits = letters.length <= 2 && password.length < 20;
  return isMostlyDigits || [letters, readable].some((text) => commonWords.has(text) || commonWords.has(halfOf(text)));
}

/** `abcabc` → `abc`; anything else as it is. */
function halfOf(text: string): string {
  const half = text.slice(0, text.length / 2);
  return text === half + half ? half : text;
}

/** Mostly one step up, down or the same from character to character: 123456789012, abcdefghijkl. */
function isRun(password: string): boolean {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - (codes[index] ?? 0)) <= 1).length;
  return steps >= codes.length * 0.75;
}
