// Who takes over whose clients (docs/rules.md, Ownership): shared so that loads are level, and open to undo for a day.

/** For this long a hand-over can be undone, in ms. */
export const undoHandOverFor = 24 * 3_600_000;

/** An advisor who may take over. `load` counts clients in progress, `capacity` is their maximum. */
export interface Receiver {
  id: string;
  load: number;
  capacity: number;
}

/** A client to be placed; one whose work is over adds nothing to a load. */
export interface ClientToPlace {
  id: string;
  in_progress: boolean;
}

/**
 * Each client in turn goes to the advisor with the most room for their size; once all are full, to the one least over capacity.
 * @param clients the most urgent first
 * @returns the advisor of each client, by the client's id; empty if no one may take over
 */
export function levelLoad(clients: readonly ClientToPlace[], receivers: readonly Receiver[]): Record<string, string> {
  const loads = receivers.map(({ id, load, capacity }) => ({ id, load, capacity: Math.max(capacity, 0) }));
  // How full they would be with one more.
  const full = ({ load, capacity }: Receiver) => (capacity === 0 ? Number.POSITIVE_INFINITY : (load + 1) / capacity);
  const placed: Record<string, string> = {};
  for (const client of clients) {
    const [next] = loads.toSorted((one, other) => full(one) - full(other) || one.id.localeCompare(other.id));
    if (!next) return {};
    placed[client.id] = next.id;
    if (client.in_progress) next.load += 1;
  }
  return placed;
}

/**
 * The same placement with one client more or fewer for one advisor. One more comes from the unassigned first, then from the advisor with the most of those
 * placed; one fewer becomes unassigned. Clients whose work is over stay where they are placed.
 * @param placed the advisor of each client, by the client's id
 */
export function movedBy(step: 1 | -1, advisor: string, clients: readonly ClientToPlace[], placed: Readonly<Record<string, string>>): Record<string, string> {
  const working = clients.filter((client) => client.in_progress);
  if (step === -1) {
    const last = working.findLast(({ id }) => placed[id] === advisor);
    return last ? Object.fromEntries(Object.entries(placed).filter(([client]) => client !== last.id)) : { ...placed };
  }
  const count = (id: string | undefined) => working.filter((client) => placed[client.id] === id).length;
  const free = working.find(({ id }) => placed[id] === undefined);
  const most = [...new Set(Object.values(placed))]
    .filter((id) => id !== advisor)
    .toSorted((one, other) => count(other) - count(one) || one.localeCompare(other))[0];
  const next = free ?? working.findLast(({ id }) => placed[id] !== undefined && placed[id] === most);
  return next ? { ...placed, [next.id]: advisor } : { ...placed };
}

/** Until when a hand-over of that moment can be undone. */
export function undoUntil(at: string): string {
  return new Date(Date.parse(at) + undoHandOverFor).toISOString();
}
