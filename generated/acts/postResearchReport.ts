// Written by `npm run generate` from openapi/. Do not edit.
import type { ActDescriptor } from '../../engine/contract/descriptor.ts';

/** Post research report */
export const postResearchReportAct: ActDescriptor = {
  "done": {
    "one": "Research report on {record} posted"
  }
};
