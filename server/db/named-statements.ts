// Statements that come again are prepared by the server once on each connection: it then reads and plans them no more, which for a list is half its work.
import { createHash } from 'node:crypto';

/** A text is named at its third use; what comes once or twice is not worth a plan. */
const worthIt = 3;
/** So many are kept on each connection; further ones go as they are. */
const mostNamed = 400;
/** As many texts are watched: lists of ids make ever new ones. */
const mostWatched = 5_000;

/** A plan that serves every word is no good one: what is searched for is planned each time. */
const isSearch = (text: string): boolean => / i?like /i.test(text);

/** Stands within a statement whose best way depends on its values: it is planned each time, too. */
export const plannedAnew = '/* planned for these values */';

/** Names the statements of a process, by their texts. */
export class NamedStatements {
  readonly #uses = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** The name under which the text is prepared; undefined for one that is not. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= mostNamed) return known;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < worthIt) {
      if (this.#uses.size >= mostWatched) this.#uses.clear();
      this.#uses.set(text, uses);
      return undefined;
    }
    this.#uses.delete(text);
    if (isSearch(text) || text.includes(plannedAnew)) return undefined;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
    this.#names.set(text, name);
    return name;
  }
}
