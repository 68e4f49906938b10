import type { HandlerMap } from '../../../engine/server/handler.ts';
import { vinFacts } from '../../vehicles/decode.ts';

/** What VINs say: the same for everybody. */
export const vehicleHandlers = {
  readVin: ({ params }) => vinFacts(params.vin),
} satisfies Partial<HandlerMap>;
