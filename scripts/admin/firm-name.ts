// Who the firm is, asked for with its first admin: every receipt names it.
import type { Config } from '../../server/config.ts';
import { Problem } from '../../engine/server/problem.ts';
import type { Database } from '../../server/db/database.ts';
import { changeFirmSettings, firmSettings, isNamed } from '../../server/modules/settings/firm.ts';
import { AdminRefused } from './admin-account.ts';

export interface FirmAnswers {
  firm_name: string;
  /** In one line; its parts are separated by semicolons. */
  postal_address: string;
}

/** Whether the firm still has to be asked for its name and address. */
export const isUnnamed = async (db: Database, config: Config): Promise<boolean> => !isNamed(await firmSettings(db, config));

/** Keeps who the firm is. @throws AdminRefused where something is missing or too long */
export async function nameFirm(db: Database, config: Config, { firm_name, postal_address }: FirmAnswers): Promise<void> {
  const name = firm_name.trim();
  const address = postal_address
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
  if (name.length < 2 || name.length > 120) throw new AdminRefused("The firm's name is needed, in 2 to 120 characters: it is on every receipt.");
  if (address.length < 5 || address.length > 300)
    throw new AdminRefused("The firm's postal address is needed, in 5 to 300 characters: it is on every receipt.");
  try {
    await changeFirmSettings(db, config, { firm_name: name, postal_address: address });
  } catch (error) {
    if (error instanceof Problem) throw new AdminRefused(error.message);
    throw error;
  }
}
