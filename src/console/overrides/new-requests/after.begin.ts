import type { After } from '../../../../engine/console/overrides.ts';

/** A started request is no new request any more: the work continues with the client. A request has its client's id. */
const after: After = (id) => `/client-profiles/${id}`;

export default after;
