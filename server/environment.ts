// How variables are read: what is wrong with one is said in a line that names it.
/** A host with its port, and whether it is reached encrypted. */
export interface HostOf {
  host: string;
  port?: number;
  tls: boolean;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** A value of the environment that cannot be used; its message is the one line to print. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export type EnvironmentReader = ReturnType<typeof environmentReader>;

/** Readers of single variables. Each throws ConfigError with the variable and what it should be. */
export function environmentReader(env: Environment) {
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  const wrong = (name: string, should: string): never => {
    throw new ConfigError(`${name} ${should}`);
  };
  const oneOf = <T extends string>(name: string, choices: readonly T[], otherwise: T): T => {
    const value = text(name);
    if (value === undefined) return otherwise;
    return choices.find((choice) => choice === value) ?? wrong(name, `must be one of ${choices.join(', ')}`);
  };
  const whole = (name: string, otherwise: number, max: number): number => {
    const value = text(name);
    if (value === undefined) return otherwise;
    if (!/^\d+$/.test(value) || Number(value) > max) wrong(name, `must be a whole number from 0 to ${max}`);
    return Number(value);
  };
  const url = (name: string, protocols: readonly string[]): string | undefined => {
    const value = text(name);
    if (value === undefined) return undefined;
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      wrong(name, `must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}`);
    }
    return value;
  };
  const address = (name: string, otherwise: string): string => {
    const value = text(name) ?? otherwise;
    return /^[^\s@<>]+@[^\s@<>]+$/.test(value) ? value : wrong(name, 'must be an e-mail address');
  };
  /** `host`, `host:port`, or with `http://` before it where the line is not encrypted. */
  const serverOf = (name: string): HostOf | undefined => {
    const value = text(name);
    if (value === undefined) return undefined;
    const full = value.includes('://') ? value : `https://${value}`;
    const parsed = URL.canParse(full) ? new URL(full) : undefined;
    if (!parsed || !['http:', 'https:'].includes(parsed.protocol) || parsed.href !== `${parsed.origin}/`) {
      return wrong(name, 'must be a host, with a port if need be, and http:// before it where it is not encrypted');
    }
    return { host: parsed.hostname, ...(parsed.port ? { port: Number(parsed.port) } : {}), tls: parsed.protocol === 'https:' };
  };
  /** All variables of a provider or none: half a set would fail at the first use instead of the start. */
  const all = <K extends string>(names: readonly K[]): Record<K, string> | undefined => {
    const given = names.filter((name) => text(name) !== undefined);
    if (given.length === 0) return undefined;
    const values = {} as Record<K, string>;
    for (const name of names) values[name] = text(name) ?? wrong(name, `is missing beside ${given.join(', ')}`);
    return values;
  };
  return { text, wrong, oneOf, whole, url, address, serverOf, all };
}
