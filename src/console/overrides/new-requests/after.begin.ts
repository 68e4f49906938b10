import type { After } from '../../../../engine/console/overrides.ts';

/** Who was begun is no new request any more: the work goes on with the client. A request carries its client's id. */
const after: After = (id) => `/client-profiles/${id}`;

export default after;
