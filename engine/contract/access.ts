// What `security` says of an operation.
import type { Contract, Operation } from './document.ts';

/** Who an operation admits, and after what. */
export interface OperationAccess {
  roles: string[];
  /** It may be called without a token. */
  public: boolean;
  /** Schemes that admit by themselves, beside `bearer`: sign-ins that are not complete. */
  unfinished: string[];
  /** When the caller confirms again that it is them: the scopes of `confirmed`, none of which means always. */
  confirmed?: string[];
}

/** What an operation's `security` says. */
export function accessOf(contract: Contract, operation: Operation): OperationAccess {
  const requirements = operation.security ?? contract.security ?? [];
  const roles = requirements.flatMap((requirement) => requirement['bearer'] ?? []);
  const unfinished = requirements.flatMap((requirement) => (requirement['bearer'] ? [] : Object.keys(requirement).filter((scheme) => scheme !== 'confirmed')));
  const confirmed = requirements.find((requirement) => requirement['confirmed'])?.['confirmed'];
  return {
    roles: [...new Set(roles)],
    public: requirements.length === 0 || requirements.some((r) => Object.keys(r).length === 0),
    unfinished,
    ...(confirmed ? { confirmed } : {}),
  };
}
