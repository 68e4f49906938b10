// How calls are signed: by the document's security schemes; where it names none, by headers that carry a key all the same.
import type { ApiDocument, ApiOperation, ApiParameter, SignIn } from '../reading/form.ts';
import { plain } from './guess.ts';
import type { Question } from './understanding.ts';

export interface SignIns {
  all: SignIn[];
  /** Names of ways to sign a call: any one of the inner lists does; none at all is open to everybody. */
  of: (operation: ApiOperation) => string[][];
  questions: Question[];
}

const carriesKey = /^(?:authorization|x?(?:api|app|access|auth|session)(?:key|token|id)|token|apikey)$/;

/** By the document's own schemes, else by its header parameters. */
export function signInsOf({ signIns, operations }: Pick<ApiDocument, 'signIns' | 'operations'>): SignIns {
  const isSaid = operations.some(({ security }) => security.length > 0);
  if (isSaid || operations.length === 0) return { all: signIns, of: ({ security }) => security, questions: [] };
  const [first] = operations;
  if (signIns.length > 0 && first) {
    const names = signIns.map(({ name }) => name);
    const says = `Which calls are signed? The document has ${names.map((name) => `“${name}”`).join(', ')}, but no “security” says where. Each call is signed by what is filled in.`;
    return { all: signIns, of: () => names.map((name) => [name]), questions: [{ at: first.at, confidence: 0.6, says }] };
  }
  const headers = operations.flatMap((operation) => operation.parameters.filter(isKey).map((parameter) => ({ operation, parameter })));
  const found = new Map(headers.map(({ parameter }) => [parameter.name, signInBy(parameter)]));
  return {
    all: [...found.values()],
    of: (operation) => operation.parameters.filter(isKey).map(({ name }) => [name]),
    questions: [...found.keys()].flatMap((name) => {
      const one = headers.find(({ parameter }) => parameter.name === name);
      return one
        ? [{ at: one.operation.at, confidence: 0.6, says: `How are calls signed? No scheme says it; the header “${name}” is taken for the key.` }]
        : [];
    }),
  };
}

const isKey = ({ name, in: place }: ApiParameter): boolean => place === 'header' && carriesKey.test(plain(name));

const signInBy = ({ name, description = '', shape }: ApiParameter): SignIn =>
  plain(name) === 'authorization' && /bearer/i.test(`${description} ${String(shape.example ?? shape.default ?? '')}`)
    ? { name, kind: 'bearer' }
    : { name, kind: 'apiKey', in: 'header', key: name };

/** `bearerAuth (bearer)`, `api_key (X-Key in header)`. */
export const signInLine = ({ name, kind, in: place, key }: SignIn): string =>
  `${name} (${key === undefined ? kind : `${key} in ${kind === 'cookie' ? 'cookie' : (place ?? 'header')}`})`;
