/** The changes that this page makes: who is told of one has perhaps asked again already. */
interface OwnChanges {
  /** One is under way, until the returned function is called with its answer, if one came. */
  begin: () => (response?: Response) => void;
  /** Whether the answer to one is still to come. */
  isUnderWay: () => boolean;
  /** When the call of this id was answered, in ms; undefined of calls that are not this page's. */
  answeredAt: (call: string) => number | undefined;
}

/** As many as are remembered: their echo comes within a moment. */
const most = 100;

let underWay = 0;
const answered = new Map<string, number>();

export const ownChanges: OwnChanges = {
  begin: () => {
    underWay += 1;
    return (response) => {
      underWay -= 1;
      const id = response?.headers.get('x-request-id');
      if (!id) return;
      answered.set(id, Date.now());
      const [oldest] = answered.keys();
      if (answered.size > most && oldest !== undefined) answered.delete(oldest);
    };
  },
  isUnderWay: () => underWay > 0,
  answeredAt: (call) => answered.get(call),
};
