// Written by `npm run generate` from openapi/. Do not edit.
import type { BodyStyle } from '../api.ts';

/** Body style: The shape of the car. */
export const bodyStyleValues = ["sedan","suv","truck","minivan","hatchback","wagon","coupe","convertible","van"] as const;
/** The labels people read. */
export const bodyStyleLabels: Readonly<Record<BodyStyle, string>> = {
  "sedan": "Sedan",
  "suv": "SUV",
  "truck": "Truck",
  "minivan": "Minivan",
  "hatchback": "Hatchback",
  "wagon": "Wagon",
  "coupe": "Coupe",
  "convertible": "Convertible",
  "van": "Van"
};
