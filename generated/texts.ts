// Written by `npm run generate` from openapi/. Do not edit.
import type { Event } from './api.ts';

/** Event, by kind. */
export const eventTexts = {
  imported: ["words"],
  links_published: ["title"],
  link_hidden: ["title"],
  link_moved: ["title"],
  research_posted: ["title"],
  otd_received: ["title"],
  coupon_made: [],
  coupon_changed: ["before","after"],
  complaint_opened: ["subject"],
  complaint_updated: ["subject"],
  complaint_replied: ["subject"],
  complaint_assigned: ["subject"],
  message_new: [],
  file_shared: ["file_name"],
  file_uploaded: ["file_name"],
  file_removed: ["file_name"],
  checklist_submitted: [],
  checklist_changed: [],
  checklist_changes_requested: ["note"],
  step_changed: [],
  car_delivered: [],
  re_engage_due: [],
} as const satisfies Readonly<Record<Event['kind'], readonly string[]>>;

/** The records they name. */
export const eventReferences: Readonly<Record<Event['kind'], Readonly<Record<string, string>>>> = {
  imported: {},
  links_published: {},
  link_hidden: {},
  link_moved: {},
  research_posted: {},
  otd_received: {},
  coupon_made: {},
  coupon_changed: {},
  complaint_opened: {},
  complaint_updated: {"employee_id":"users"},
  complaint_replied: {"employee_id":"users"},
  complaint_assigned: {"employee_id":"users"},
  message_new: {},
  file_shared: {},
  file_uploaded: {},
  file_removed: {},
  checklist_submitted: {},
  checklist_changed: {},
  checklist_changes_requested: {},
  step_changed: {},
  car_delivered: {},
  re_engage_due: {},
};
