// Statements that come again are prepared by the server once on each connection: it then reads and plans them no more, which for a list is half its work.
import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';

/** A text is named at its third use; what comes once or twice is not worth a plan. */
const worthIt = 3;
/** So many are kept on each connection; further ones go as they are. */
const mostNamed = 400;
/** Of them searches: each set of filters and number of words is one more. */
const mostSearches = 100;
/** As many texts are watched: lists of ids make ever new ones. */
const mostWatched = 5_000;

/** Stands within a statement whose best way depends on its values: it is planned each time. */
export const plannedAnew = '/* planned for these values */';

const dear = '(select count(*) from generate_series(1, 1000000000)) > 0';

/**
 * The same for a statement that is prepared: read once on a connection, planned each time. What is never looked at makes a plan for any values look dearer than all that are made for
 * these, so that PostgreSQL takes none; where it knows the value it leaves the whole condition out.
 * @param value is a text of the statement that is not empty
 */
export const plannedFor = (value: string): SQL => sql`(${value}::text <> '' or ${sql.raw(dear)})`;

/** A plan that serves every word is no good one: what is searched for is planned each time. */
const isPlannedAnew = (text: string): boolean => text.includes(plannedAnew) || (/ i?like /i.test(text) && !isPlannedFor(text));
const isPlannedFor = (text: string): boolean => text.includes(dear);

/** Names the statements of a process, by their texts. */
export class NamedStatements {
  readonly #uses = new Map<string, number>();
  readonly #names = new Map<string, string>();
  #searches = 0;

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
    if (isPlannedAnew(text)) return undefined;
    if (isPlannedFor(text)) {
      if (this.#searches >= mostSearches) return undefined;
      this.#searches += 1;
    }
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
    this.#names.set(text, name);
    return name;
  }
}
