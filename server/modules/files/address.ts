// Signed addresses: one file, one person, 60 seconds (docs/rules.md, Addresses of files).
import type { FileVariant } from '../../../generated/api.ts';
import type { Services } from '../../services.ts';

const goodForMs = 60_000;
const purpose = 'file-address';

/** What an address leads to. */
export interface AddressOf {
  id: string;
  what: FileVariant | 'archive' | 'worksheet';
  /** Whom the address is given to. */
  person: string;
}

/** An address relative to the API's host, and until when it is good (ISO). */
export function addressFor(services: Pick<Services, 'tokens' | 'clock'>, { id, what, person }: AddressOf): { url: string; expires_at: string } {
  const until = new Date(services.clock().getTime() + goodForMs);
  const token = services.tokens.issue(purpose, { id, what, person }, until);
  return { url: `/api/${pathOf(what, id)}token=${token}`, expires_at: until.toISOString() };
}

function pathOf(what: AddressOf['what'], id: string): string {
  if (what === 'archive') return `files/archive/${id}?`;
  return what === 'worksheet' ? `otd-worksheets/${id}/pdf/content?` : `files/${id}/content?variant=${what}&`;
}

/** To whom this address was given; undefined when it was not given for this, or is no longer good. */
export function holderOf(services: Pick<Services, 'tokens' | 'clock'>, id: string, what: AddressOf['what'], token: string): string | undefined {
  const data = services.tokens.read(purpose, token, services.clock());
  return data && data['id'] === id && data['what'] === what ? data['person'] : undefined;
}
