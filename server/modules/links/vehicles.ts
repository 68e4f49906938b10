import type { HandlerMap } from '../../../engine/server/handler.ts';
import { vinFacts } from '../../vehicles/decode.ts';
import { findMakes, findModels } from '../../vehicles/search.ts';

/** As many as a list shows at once. */
const mostMakes = 60;
const mostModels = 120;

/** What VINs say, and what cars are called: the same for everybody. */
export const vehicleHandlers = {
  readVin: ({ params }) => vinFacts(params.vin),
  listVehicleMakes: ({ query }) => findMakes(query.filter?.q, mostMakes),
  listVehicleModels: ({ query: { filter } }) =>
    findModels({ q: filter?.q, make: [filter?.make].flat()[0], year: [filter?.year].flat()[0], body_style: [filter?.body_style ?? []].flat() }, mostModels),
} satisfies Partial<HandlerMap>;
