// Signed addresses: one file, one person, 60 seconds (docs/rules.md, Addresses of files).
import type { FileVariant } from '../../../generated/api.ts';
import { fileVariantValues } from '../../../generated/enums.ts';
import type { Services } from '../../services.ts';

const goodForMs = 60_000;
const purpose = 'file-address';

/** What an address leads to. */
export interface AddressOf {
  id: string;
  what: FileVariant | 'archive' | 'worksheet' | 'deal-check' | 'receipt';
  /** Whom the address is given to. */
  person: string;
}

/** An address relative to the API's host, and until when it is good (ISO). */
export function addressFor(services: Pick<Services, 'tokens' | 'clock'>, of: AddressOf): { url: string; expires_at: string } {
  const until = endOf(services);
  return { url: at(of, tokenOf(services, of, until)), expires_at: until.toISOString() };
}

/** The addresses of one answer to one person: a file is signed once, for all its variants, however many records show it. */
export function addressesFor(services: Pick<Services, 'tokens' | 'clock'>, person: string): (id: string, what: FileVariant) => string {
  const until = endOf(services);
  const known = new Map<string, string>();
  return (id, what) => {
    const token = known.get(id) ?? tokenOf(services, { id, what, person }, until);
    known.set(id, token);
    return at({ id, what }, token);
  };
}

const endOf = ({ clock }: Pick<Services, 'clock'>): Date => new Date(clock().getTime() + goodForMs);

const tokenOf = ({ tokens }: Pick<Services, 'tokens'>, { id, what, person }: AddressOf, until: Date): string =>
  tokens.issue(purpose, { id, what: signedFor(what), person }, until);

/** Who may see a file may see its small picture, and the other way round: one signature is good for both. */
const signedFor = (what: AddressOf['what']): string => (fileVariantValues.some((variant) => variant === what) ? 'file' : what);

const at = ({ id, what }: Pick<AddressOf, 'id' | 'what'>, token: string): string => `/api/${pathOf(what, id)}token=${token}`;

function pathOf(what: AddressOf['what'], id: string): string {
  if (what === 'archive') return `files/archive/${id}?`;
  if (what === 'deal-check') return `deal-checks/${id}/pdf/content?`;
  if (what === 'receipt') return `payments/${id}/receipt/pdf/content?`;
  return what === 'worksheet' ? `otd-worksheets/${id}/pdf/content?` : `files/${id}/content?variant=${what}&`;
}

/** To whom this address was given; undefined when it was not given for this, or is no longer good. */
export function holderOf(services: Pick<Services, 'tokens' | 'clock'>, id: string, what: AddressOf['what'], token: string): string | undefined {
  const data = services.tokens.read(purpose, token, services.clock());
  return data && data['id'] === id && data['what'] === signedFor(what) ? data['person'] : undefined;
}
