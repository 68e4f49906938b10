// Of which resource an operation is, by the collections that its path goes through.
import { resourceOf, type Collection, type nearestOf, type Seen } from './collections.ts';
import { alike, guess, meansFigures, meansSeveral, wordsOf, type Guess } from './guess.ts';
import { patternOf, type Segment } from './paths.ts';

export interface Around {
  collections: ReadonlyMap<string, Collection>;
  /** The methods at each pattern. */
  methods: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The resource of the collection that a path goes through last. */
export function ownerOf({ collection, rest }: NonNullable<ReturnType<typeof nearestOf>>, segments: readonly Segment[], around: Around): Guess<string> {
  const { methods } = around;
  const name = resourceOf(collection);
  if (mayBeView(collection, around)) return guess(name, 0.6, `“${collection.name}” may be a view of what comes before it, and no thing of its own`);
  // `/accounts/{id}/summary-reports/agents`: what stands between may be a thing of its own, unless it answers by itself.
  const between = segments.slice(0, -1);
  if (rest > 1 && meansFigures(segments.at(-1)?.text ?? '')) return guess(name, 0.75, `it counts something of what is in /${collection.name}`);
  if (rest > 1 && !methods.has(patternOf(between)))
    return guess(name, 0.6, `the path goes through /${collection.name}, but “${between.at(-1)?.text ?? ''}” may be a thing of its own`);
  return guess(name, 0.95, `the path goes through /${collection.name}`);
}

/** `/users/new`, `/orders/open`: no name for several things, below a collection, and nothing at the path of one: `/users/new/{id}/begin` may begin a user. */
function mayBeView({ segments, name, pattern, same }: Collection, { collections, methods }: Around): boolean {
  const above = segments.at(-2);
  return (
    !same &&
    !meansSeveral(name) &&
    above !== undefined &&
    above.parameter === undefined &&
    collections.has(patternOf(segments.slice(0, -1))) &&
    !methods.has(`${pattern}/{}`) &&
    !(methods.get(pattern)?.has('post') ?? false)
  );
}

/** Words for the caller’s own record. */
export const isOwn = (text: string): boolean => /^(?:@?me|self|profile|whoami|current_?user)$/i.test(text);

/** What a path is about that goes through no collection: its first part, or the collection that it names. */
export function firstOf({ segments, operation }: Seen, { collections, methods }: Around): Guess<string> {
  const literals = segments.flatMap(({ text, parameter }) => (parameter === undefined ? [text] : []));
  const [first = operation.tags[0] ?? '/'] = literals;
  const named = [...collections.values()].find(({ name }) => alike(name, first) || alike(name, wordsOf(first).slice(1).join('-')));
  if (named) return guess(resourceOf(named), 0.8, `“${first}” names what is in /${named.name}`);
  const mine = segments.findIndex(({ text }) => isOwn(text));
  if (mine >= 0 && methods.has(patternOf(segments.slice(0, mine + 1))))
    return guess(segments[mine]?.text ?? first, 0.85, 'it is about the caller’s own record');
  return literals.length > 2
    ? guess(first, 0.6, `the path begins with /${first}, but its later parts name something else`)
    : guess(first, 0.75, `the path begins with /${first}`);
}
