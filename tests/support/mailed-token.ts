// What a letter of the started server leads to; the mailbox is the page where a demo installation keeps its letters.
import { inject } from 'vitest';

/** The token in the newest letter to this address that has one. @param inAddress its first group is the token @throws when there is none */
export async function tokenMailedTo(email: string, inAddress: RegExp): Promise<string> {
  const read = async (path: string) => (await fetch(`${inject('serverUrl')}${path}`)).text();
  const letters = (await read('/mailbox')).split('<li>').filter((item) => item.includes(`to ${email} `));
  for (const letter of letters) {
    const [, path] = /href="(\/mailbox\/[^"]+)"/.exec(letter) ?? [];
    const [, token] = path ? (inAddress.exec(await read(path)) ?? []) : [];
    if (token) return token;
  }
  throw new Error(`no letter with an address came to ${email}`);
}
