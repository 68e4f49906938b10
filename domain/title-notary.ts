// Where an owner signs a title over before a notary: the states that at least two of three public lists name (visitorus.com, legalclarity.org,
// marylandexpressservices.com, read 2026-11-26). It is a hint to a client; what the state's office asks for counts.

const states: ReadonlySet<string> = new Set(['AZ', 'KY', 'LA', 'MT', 'NC', 'OH', 'OK', 'PA']);

/** Whether a title is signed before a notary there; not where the state is unknown. */
export const needsNotary = (state: string | undefined): boolean => state !== undefined && states.has(state);
