// Written by `npm run generate` from openapi/. Do not edit.
import type { SystemPart } from '../api.ts';

/** Part: Which part of the installation it is about. */
export const systemPartValues = ["mails","queues","processes","certificates","backup","calls","disk","outside","settings"] as const;
/** The labels people read. */
export const systemPartLabels: Readonly<Record<SystemPart, string>> = {
  "mails": "Mail",
  "queues": "Queues",
  "processes": "Processes",
  "certificates": "Certificates",
  "backup": "Backups",
  "calls": "Calls",
  "disk": "Disk",
  "outside": "Services",
  "settings": "Settings"
};
