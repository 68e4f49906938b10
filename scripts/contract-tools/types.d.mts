/** The TypeScript source of a bundled contract's types. */
export function typesOf(contract: object): Promise<string>;
